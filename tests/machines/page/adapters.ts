import type { Adapter } from './adapter.ts'
import { accordion } from './adapters/accordion.ts'
import { backToTop } from './adapters/backToTop.ts'
import { contact } from './adapters/contact.ts'
import { copy } from './adapters/copy.ts'
import { dropdown } from './adapters/dropdown.ts'
import { film } from './adapters/film.ts'
import { headerOnPage } from './adapters/header.ts'
import { loading } from './adapters/loading.ts'
import { page } from './adapters/page.ts'
import { sidePanel } from './adapters/sidePanel.ts'
import { slider } from './adapters/slider.ts'

/** Every machine of the site as it is on the page. A test compares this list with the folder. */
export const adapters: readonly Adapter[] = [headerOnPage, dropdown, sidePanel, accordion, loading, slider, backToTop, film, page, contact, copy]
