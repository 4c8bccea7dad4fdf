import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from './config.ts'

/** The version of this build, as package.json says it. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version

/** Whether a version such as 0.10.1 comes after another one. */
export function isLater(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10))
}
