import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where programs of these names would be: in the folders of PATH, in its order, then in those given besides. */
export function placesOf(names: readonly string[], besides: readonly string[] = []): readonly string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...besides]
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** The full path of a program, if this machine has it. */
export const findProgram = (name: string): string | undefined => placesOf([name]).find((path) => existsSync(path))

/** The first of these programs that is there and says its version: some systems have stubs which only say where to get it. */
export const findWorking = (paths: readonly string[], versionFlag: string): string | undefined =>
  paths.find((path) => existsSync(path) && spawnSync(path, [versionFlag], { timeout: 15_000 }).status === 0)
