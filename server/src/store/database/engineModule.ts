import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let made: Promise<WebAssembly.Module> | undefined

/** The program of the embedded engine, made ready by other threads from the first call on. Loads nothing else, so that it can be asked for first of all. */
export function engineModule(): Promise<WebAssembly.Module> {
  made ??= compile()
  return made
}

/** Begins with it before anybody waits for it; whoever does is told what went wrong. */
export function readEngine(): void {
  engineModule().catch(() => undefined)
}

async function compile(): Promise<WebAssembly.Module> {
  const home = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  // At once: what is read meanwhile would come in only after all the code of the server was read.
  return WebAssembly.compile(readFileSync(join(home, 'pglite.wasm')))
}
