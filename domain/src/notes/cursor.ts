import { z } from 'zod'

/** Where the editor keeps its text (D19.8). */
export const FRAGMENT = 'default'

const numbered = z.strictObject({ client: z.int().min(0), clock: z.int().min(0) })

/** A place in the text as the library of the editor writes it; without any of the first three it has no place. */
const place = z
  .strictObject({
    type: numbered.nullish(),
    tname: z.literal(FRAGMENT).nullish(),
    item: numbered.nullish(),
    assoc: z.int().nullish(),
  })
  .refine(({ type, tname, item }) => type ?? tname ?? item)

/** Nothing of who left. */
const state = z.strictObject({ cursor: z.strictObject({ anchor: place, head: place }).nullish() }).nullable()

/** Whether these bytes say where the cursor of one tab stands: the editor of whoever reads anything else breaks on it (D9). */
export function isCursor(bytes: Uint8Array): boolean {
  const [count = 0, ...rest] = bytes
  // One tab, its number, how often it said something, and how long the state is: then the state, in which no letter is longer than a byte.
  const said = skipNumbers(rest, 3)
  if (count !== 1 || !said || said.some((byte) => byte > 127)) return false
  try {
    return state.safeParse(JSON.parse(String.fromCharCode(...said))).success
  } catch {
    return false
  }
}

/**
 * What comes behind so many numbers, nothing where it is not as long as the last of them says. Each byte of a number but its last one has the
 * highest bit set.
 */
function skipNumbers(bytes: readonly number[], count: number): readonly number[] | undefined {
  let at = 0
  let last = 0
  for (let read = 0; read < count; read += 1) {
    last = 0
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at]
      at += 1
      // No number that can be written is longer.
      if (byte === undefined || unit > 2 ** 49) return undefined
      last += (byte & 127) * unit
      if (byte < 128) break
    }
  }
  return bytes.length - at === last ? bytes.slice(at) : undefined
}
