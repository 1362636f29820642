import { globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Copies a built site with other words in its texts and in their names. What is no text stays where it is, and compressed twins are left out. */
export function rewriteSite(from: string, to: string, rewrite: (text: string) => string): void {
  const files = globSync('**/*', { cwd: from }).filter((file) => statSync(join(from, file)).isFile() && !/\.(?:br|gz)$/.test(file))
  for (const file of files) {
    const target = join(to, rewrite(file))
    mkdirSync(dirname(target), { recursive: true })
    if (/\.(?:html|js|css|json)$/.test(file)) writeFileSync(target, rewrite(readFileSync(join(from, file), 'utf8')))
    else symlinkSync(resolve(from, file), target)
  }
}
