import type { PictureModel } from './page.ts'

/** Written into the code by the build, which knows all pictures. */
declare const __PANEL_PICTURES__: { readonly field: Omit<PictureModel, 'name'>; readonly object: Omit<PictureModel, 'name'> }

/** The site's own pictures in the side panel: the field, where the one from elsewhere cannot be had, and what stands on it. */
export const panelPictures: { readonly field: PictureModel; readonly object: PictureModel } = {
  field: { name: 'panel-field', ...__PANEL_PICTURES__.field },
  object: { name: 'object-envelope', ...__PANEL_PICTURES__.object },
}
