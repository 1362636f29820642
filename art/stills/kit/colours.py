"""The palette of the pictures; the same hex values as the site's own."""

PALETTE = {
    'ink': '#16130F',
    'paper': '#F7F2E9',
    'cream': '#FFEFC9',
    'sand': '#E9DFCF',
    'kraft': '#D9B98C',
    'wood': '#F3D7AE',
    'vermilion': '#F2452D',
    'coral': '#FF8A6B',
    'blush': '#F8CFC4',
    'butter': '#FFC94A',
    'pine': '#0E4A40',
    'mint': '#A9DCC3',
    'cobalt': '#2C43E8',
    'navy': '#1F2FB8',
    'sky': '#BBD3FF',
    'lilac': '#CDBBFA',
    'plum': '#3B1C4A',
    'white': '#FFFFFF',
}

# The site's cobalt room is the deep one.
ROOMS = {**PALETTE, 'cobalt': PALETTE['navy']}

DARK_ROOMS = ('pine', 'cobalt', 'plum', 'ink')


def linear(hex_colour):
    """A hex colour as the linear RGBA that Blender reckons with."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1.0,)
