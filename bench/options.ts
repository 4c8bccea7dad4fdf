import { parseArgs } from 'node:util'
import type { Target } from './data/target.ts'

export type Engine = Target['engine']

/** What a run measures. */
export interface Options {
  readonly engines: readonly Engine[]
  readonly rows: readonly number[]
  /** How long each side is under load for one operation at one number of connections. */
  readonly seconds: number
  /** Words that the names of what is measured begin with; empty means all. */
  readonly only: readonly string[]
  /** Whether everything is measured, so that the result is kept. */
  readonly isWhole: boolean
  /** What is live is measured instead, against a bare echo. */
  readonly isLive: boolean
  /** One account at its worst is measured instead, by what another person waits for (D21.1). */
  readonly isHostile: boolean
  /** Choosing at its largest is measured instead, by the bounds of F1.16 and F2.19. */
  readonly isDecision: boolean
  /** Where is written what the server did when; of a hostile run. */
  readonly profile: string | undefined
}

/** How long each attack of a hostile run lasts, and the shortest that is kept, s. */
const HOSTILE_SECONDS = 60
const HOSTILE_KEPT_SECONDS = 20

const usage = `npm run bench -- [--engine embedded|postgres|both] [--rows 10000,100000] [--seconds 3] [--only boot,page,search,item,card,counts,update,create,screens] [--live | --hostile | --decision]`

/** Reads the words of the command; throws an error of one line. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      engine: { type: 'string', default: 'both' },
      rows: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string', default: '' },
      live: { type: 'boolean', default: false },
      hostile: { type: 'boolean', default: false },
      decision: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  })
  const engines: readonly Engine[] =
    values.engine === 'both' ? ['embedded', 'postgres'] : values.engine === 'embedded' ? ['embedded'] : ['postgres']
  if (!['both', ...engines].includes(values.engine)) throw new Error(usage)
  const rows = (values.rows ?? usualRows(values)).split(',').map(Number)
  if (rows.some((count) => !Number.isInteger(count) || count < 1000 || count > 1_000_000)) throw new Error(usage)
  const seconds = Number(values.seconds ?? (values.hostile ? HOSTILE_SECONDS : 3))
  if (!(seconds > 0 && seconds <= 60)) throw new Error(usage)
  const only = values.only.split(',').filter((word) => word !== '')
  const { hostile: isHostile, decision: isDecision } = values
  const isWhole = isDecision
    ? rows[0] === 100_000
    : isHostile
      ? only.length === 0 && seconds >= HOSTILE_KEPT_SECONDS && rows[0] === 10_000
      : only.length === 0 && seconds >= 2 && rows.includes(10_000) && rows.includes(100_000)
  return { engines, rows, seconds, only, isWhole, isLive: values.live, isHostile, isDecision, profile: values.profile }
}

function usualRows({ hostile, decision }: { readonly hostile: boolean; readonly decision: boolean }): string {
  if (hostile) return '10000'
  // G7 speaks of the bench world.
  return decision ? '100000' : '10000,100000'
}

/** Whether this part is asked for. */
export function isAsked({ only }: Options, name: string): boolean {
  return only.length === 0 || only.some((word) => name.startsWith(word))
}
