/** What a report is about, so that nobody takes yesterday's for today's. */
import { spawnSync } from 'node:child_process'
import { isSiteOld } from '../../../bin/siteSources.ts'

const git = (...args: readonly string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''

/**
 * The commit, whether anything has changed since, when this was, and how the built site stands to it: visitors to one that
 * is older than its sources go through another site than the charts tell of.
 */
export function describeSubject(): { readonly words: string; readonly isSiteOld: boolean } {
  const commit = git('rev-parse', '--short', 'HEAD')
  const made = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' }).format(new Date())
  const isOld = isSiteOld()
  return {
    isSiteOld: isOld,
    words: [
      `Made on ${made}, London time`,
      commit && `, of commit ${commit}${git('status', '--porcelain') ? ', with changes that are not in it' : ''}`,
      isOld ? '. The site in dist/ is older than its sources: npm run build, then npm run qa again' : '',
      '.',
    ].join(''),
  }
}
