import * as lucide from 'lucide'
import { serviceIconNames } from '../src/components/ServiceIcon/serviceIconNames.ts'

const drawings = new Map(Object.entries(lucide.icons))

/** The services' icons as one file with a symbol for each, which takes line and colour from where it is used. */
export function serviceIconSprite(): string {
  const symbols = serviceIconNames.map((name) => {
    const drawing = drawings.get(name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    if (!drawing) throw new Error(`Lucide has no icon “${name}”, which src/components/ServiceIcon/serviceIconNames.ts names: look it up at https://lucide.dev/icons`)
    const parts = drawing.map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join('')}/>`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}
