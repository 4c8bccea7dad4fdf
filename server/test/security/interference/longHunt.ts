import { holding, isTheme, type Theme } from './themes.ts'

/** How long and for what is hunted. */
interface HuntSettings {
  readonly seed: number
  /** For each border. */
  readonly sequences: number
  readonly withinMs: number
  readonly themes: readonly Theme[]
  /** The keys of the borders that are tried; all where it says none. */
  readonly only?: string
  /** It is told how far it is, and how long calls took. */
  readonly isLong: boolean
}

/** What `npm run soak -- --interference` asked for, else what every run of the tests does. */
export function longHunt(
  env: Readonly<Record<string, string | undefined>>,
  usual: Pick<HuntSettings, 'seed' | 'withinMs'>,
): HuntSettings {
  const asked = env.INTERFERENCE
  if (asked === undefined) return { ...usual, sequences: 500, themes: holding, isLong: false }
  const [sequences = '', minutes = '', seed = '', wanted = '-', only] = asked.split(' ')
  return {
    seed: Number(seed),
    sequences: Number(sequences),
    withinMs: Number(minutes) * 60_000,
    themes: wanted === '-' ? holding : wanted.split(',').filter(isTheme),
    ...(only === undefined ? {} : { only }),
    isLong: true,
  }
}
