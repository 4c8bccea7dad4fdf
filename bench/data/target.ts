import { openDatabase } from '@schakel/server/src/store/database/index.ts'

/** The database that a process of the bench works on. */
export type Target =
  | { readonly engine: 'embedded'; readonly folder: string }
  | { readonly engine: 'postgres'; readonly url: string }

/** Opens it in the way of the product. */
export function openTarget(target: Target) {
  return openDatabase({
    databaseUrl: target.engine === 'postgres' ? target.url : undefined,
    dataDir: target.engine === 'embedded' ? target.folder : '',
  })
}

/** The target as an argument of a process, and back. */
export function writeTarget(target: Target): string {
  return target.engine === 'postgres' ? target.url : target.folder
}

export function readTarget(text: string): Target {
  return /^postgres(ql)?:\/\//.test(text) ? { engine: 'postgres', url: text } : { engine: 'embedded', folder: text }
}
