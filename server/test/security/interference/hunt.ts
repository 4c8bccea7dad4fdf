import fc from 'fast-check'
import type { Deed } from './deed.ts'
import { readerDeed } from './readerDeeds.ts'
import { shrink } from './shrink.ts'
import type { Difference, Twins } from './twins.ts'

/** How often it is told how far a long hunt is. */
const TELL_EVERY = 100
/** Most deeds of one sequence. */
const LENGTH_MAX = 8

export interface Hunt {
  /** Each sequence has the next seed, so that one of them can be tried by itself. */
  readonly seed: number
  readonly sequences: number
  /** No new sequence begins after so long, ms. */
  readonly within: number
  readonly say?: (line: string) => void
}

/** What was found: the shortest sequence that shows it, and the difference. */
export interface Found {
  readonly seed: number
  readonly deeds: readonly Deed[]
  readonly difference: Difference
}

/** Tries random sequences of deeds in both worlds of a border until a reader notices which one it is; else answers how many it tried. */
export async function hunt(twins: Twins, { seed, sequences, within, say }: Hunt): Promise<Found | number> {
  const until = performance.now() + within
  const sequenceBy = sequencesOf(twins)
  for (let number = 0; number < sequences; number += 1) {
    if (performance.now() > until) return number
    const sequence = sequenceBy(seed + number)
    const difference = await replay(twins, sequence)
    if (difference) {
      const fails = async (few: readonly Deed[]) => (await replay(twins, few))?.what === difference.what
      const deeds = await shrink(sequence, fails)
      return { seed: seed + number, deeds, difference: (await replay(twins, deeds)) ?? difference }
    }
    if (number % TELL_EVERY === TELL_EVERY - 1) say?.(`${twins.border.key}: ${number + 1} of ${sequences} sequences`)
  }
  return sequences
}

/** What was found, to be read, and to be kept as a case. */
export function told({ seed, deeds, difference }: Found): string {
  const lines = deeds.map((deed) => `  ${JSON.stringify(deed)}`)
  const [one, other] = difference.parts
  const after = JSON.stringify(difference.deed)
  return [`seed ${seed}`, ...lines, `${difference.what} of ${after}`, `1: ${one}`, `2: ${other}`].join('\n')
}

/** Does these deeds in both worlds, from their beginning; answers how somebody who reads could tell them apart. */
export async function replay(twins: Twins, deeds: readonly Deed[]): Promise<Difference | undefined> {
  await twins.goBack()
  for (const deed of deeds) {
    const difference = await twins.do(deed)
    if (difference) return difference
  }
  const { readers } = twins.border
  const acting = readers.filter((reader) => deeds.some(({ by }) => by === reader))
  for (const reader of acting.length > 0 ? acting : readers) {
    const difference = await twins.look(reader)
    if (difference) return difference
  }
  return undefined
}

/** Sequences by their seed, of what one reader does, and others in between. */
export function sequencesOf({ border, refs }: Twins): (seed: number) => readonly Deed[] {
  const sequence = fc
    .constantFrom(
      ...border.readers.map((reader) =>
        fc.oneof(
          { weight: 3, arbitrary: readerDeed(reader, refs, border.themes) },
          ...(border.tried ? [{ weight: 3, arbitrary: border.tried(reader) }] : []),
          { weight: 2, arbitrary: border.others },
        ),
      ),
    )
    .chain((deed) => fc.array(deed, { minLength: 2, maxLength: LENGTH_MAX }))
  return (seed) => fc.sample(sequence, { seed, numRuns: 1 })[0] ?? []
}
