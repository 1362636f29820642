"""
Takes one still. Run by render.mjs: blender -b --python still.py -- '{"scene": ..., "room": ..., "size": [w, h], ...}'
"""

import importlib
import json
import os
import sys

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import studio

order = json.loads(sys.argv[sys.argv.index('--') + 1])
opaque = order['opaque']
studio.prepare(*order['size'], order['samples'], opaque)
scene = importlib.import_module(f"scenes.{order['scene']}")
scene.build()
things = [thing for thing in bpy.context.scene.objects if thing.parent is None]
studio.lights(order['room'])
studio.floor(order['room'], opaque, things)
studio.aim(things, **{**getattr(scene, 'camera', {}), **order['camera']})
studio.take(order['folder'])
