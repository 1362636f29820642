"""Four surfaces, each in any colour of the palette. Every one writes where it is seen to a mask."""

import bpy

from kit.colours import PALETTE, linear


def _surface(colour, rough, mask='solid', **inputs):
    material = bpy.data.materials.new(colour)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    shader = nodes['Principled BSDF'].inputs
    shader['Base Color'].default_value = linear(PALETTE.get(colour, colour))
    shader['Roughness'].default_value = rough
    for name, value in inputs.items():
        shader[name].default_value = value
    seen = nodes.new('ShaderNodeOutputAOV')
    seen.name = mask
    seen.inputs['Value'].default_value = 1
    return material


def matte(colour):
    return _surface(colour, .62, Specular=.3)


def satin(colour):
    return _surface(colour, .36)


def gloss(colour):
    return _surface(colour, .22, Clearcoat=.8, **{'Clearcoat Roughness': .08})


def metal(colour='#F3D9A0', rough=.22):
    return _surface(colour, rough, Metallic=1)


def glass(colour='white', rough=0):
    """Glass that lets light through to what it shades, so that it casts no black shadow."""
    material = _surface(colour, rough, mask='glass', Transmission=1, IOR=1.3)
    tree = material.node_tree
    new, link = tree.nodes.new, tree.links.new
    path, either, clear, mix = (new('ShaderNode' + kind) for kind in ('LightPath', 'Math', 'BsdfTransparent', 'MixShader'))
    either.operation = 'MAXIMUM'
    link(path.outputs['Is Shadow Ray'], either.inputs[0])
    link(path.outputs['Is Diffuse Ray'], either.inputs[1])
    link(either.outputs[0], mix.inputs['Fac'])
    link(tree.nodes['Principled BSDF'].outputs[0], mix.inputs[1])
    link(clear.outputs[0], mix.inputs[2])
    link(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material
