import type { Entry } from '#content/entry'
import type { Document } from '#content/schema'
import { checkBlockIds } from './checkBlockIds.ts'
import { checkName, checkPast, checkTitle } from './known.ts'
import type { Faults, Known } from './known.ts'

export function* checkDocuments(documents: readonly Entry<Document>[], { paths, isWhole }: Known): Faults {
  for (const { file, value } of documents) {
    yield* checkTitle(file, 'title', value.title)
    for (const [, address = ''] of value.sections.flatMap(({ body }) => body.flat()).join('\n').matchAll(/\]\(([^)]*)\)/g)) {
      if (address.startsWith('/')) yield* checkName(file, 'sections', address.replace(/[#?].*/, ''), paths, 'page of the site')
      // Numbers and addresses come from the settings and the social links: where these failed, that is told already.
      else if (isWhole('settings') && isWhole('socialLinks') && !/^(?:https:\/\/|mailto:|tel:)./.test(address)) yield `${file}: sections: a link must begin with /, https://, mailto: or tel: (found ${JSON.stringify(address)})`
    }
    yield* checkPast(file, 'updated', value.updated)
    yield* checkBlockIds(file, 'sections', value.sections)
  }
}
