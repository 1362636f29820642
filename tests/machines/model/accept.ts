/** Writes the contract of every machine, or of those named, as the machines are now. Run: npm run machines:accept [-- name …] */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { adapters } from '../page/adapters.ts'
import { makePageContract, writePageContract } from '../page/pageContract.ts'
import { makeContract, writeContract } from './contract.ts'
import { vocabularies } from './vocabulary.ts'
import { named } from '../named.ts'

mkdirSync('tests/machines/contracts/page', { recursive: true })
const names = named(vocabularies.map(({ name }) => name))
const accept = ({ file, text }: { readonly file: string; readonly text: string }): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, text)
  console.log(`${file}: ${before === '' ? 'new' : before === text ? 'unchanged' : 'changed, read the difference with git diff'}`)
}
for (const vocabulary of vocabularies.filter(({ name }) => names.has(name))) {
  accept(writeContract(makeContract(vocabulary)))
  for (const adapter of adapters.filter(({ name }) => name === vocabulary.name)) accept(writePageContract(makePageContract(vocabulary, adapter)))
}
