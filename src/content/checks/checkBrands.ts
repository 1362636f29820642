import type { Entry } from '#content/entry'
import type { BrandLogo } from '#content/schema'
import { checkName } from './known.ts'
import type { Faults, Known } from './known.ts'

export function* checkBrands(brands: readonly Entry<BrandLogo>[], { sound: { projects }, isWhole, logos }: Known): Faults {
  for (const { file, value } of brands) {
    // A project that failed may be its client's.
    if (isWhole('projects') && !projects.some(({ value: { title } }) => `${title} `.startsWith(`${value.title} `))) {
      yield `${file}: title: must be a client whose project is shown, as its title in src/content/projects begins (found ${JSON.stringify(value.title)})`
    }
    yield* checkName(file, 'img', value.img, logos, 'symbol in src/content/logos/brands.svg')
    const drawn = logos.get(value.img)
    const wanted = `0 0 ${value.width} 32`
    if (drawn !== undefined && drawn !== wanted) yield `${file}: width: with ${value.width} the viewBox of ${value.img} in src/content/logos/brands.svg must be "${wanted}" (found "${drawn}")`
  }
  // A line that failed may be its own.
  if (!isWhole('brands')) return
  for (const name of logos.keys()) {
    if (!brands.some(({ value: { img } }) => img === name)) yield `src/content/logos/brands.svg: ${name}: no partner in src/content/brands.ts has it as its img: take the symbol out, or write its line`
  }
}
