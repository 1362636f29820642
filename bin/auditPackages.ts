import { askAudit, tellAudit } from './askAudit.ts'

const audit = await askAudit()
console.log(tellAudit(audit))
if (audit.kind === 'holes') process.exitCode = 1
