/** What a report is about, so that nobody takes yesterday's for today's. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

const git = (...args: readonly string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''

const changed = (file: string): number => statSync(file).mtimeMs

/** Whether a source of the site has changed since `dist/` was built: visitors would then go through another site than the charts tell of. */
function isSiteOld(): boolean {
  const built = 'dist/index.html'
  if (!existsSync(built)) return false
  return globSync('{machines,src,tokens,public}/**/*.*').some((file) => changed(file) > changed(built))
}

/** The commit, whether anything has changed since, when this was, and how the built site stands to it. */
export function describeSubject(): { readonly words: string; readonly isSiteOld: boolean } {
  const commit = git('rev-parse', '--short', 'HEAD')
  const made = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' }).format(new Date())
  const old = isSiteOld()
  return {
    isSiteOld: old,
    words: [
      `Made on ${made}, London time`,
      commit && `, of commit ${commit}${git('status', '--porcelain') ? ', with changes that are not in it' : ''}`,
      old ? '. The site in dist/ is older than its sources: npm run build, then npm run qa again' : '',
      '.',
    ].join(''),
  }
}
