import { type Config, readConfig } from '../config.ts'
import { ConfigError } from '../startError.ts'
import { checkCopies } from './copiesCheck.ts'
import { checkDatabase } from './databaseCheck.ts'
import { checkDisk } from './diskCheck.ts'
import { checkFiles } from './filesCheck.ts'
import { type Finding, findingsOf } from './finding.ts'
import { checkMail } from './mailCheck.ts'
import { checkSettings } from './settingsCheck.ts'

/** How long one part may take to answer, ms. */
const PATIENCE_MS = 20_000

type Environment = Readonly<Record<string, string | undefined>>
type Check = (config: Config) => Promise<readonly Finding[]> | readonly Finding[]

const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['settings', checkSettings],
  ['database', checkDatabase],
  ['files', checkFiles],
  ['mail', checkMail],
  ['disk', checkDisk],
  ['copies', checkCopies],
])

/**
 * `npm run doctor`: looks at each part of an installation, changes no data, and says what is wrong and how to mend it (D19.9). Answers the
 * exit code: 1 when something is wrong, else 0.
 */
export async function runDoctor(
  env: Environment,
  say: (line: string) => void,
  patience = PATIENCE_MS,
): Promise<number> {
  const found: Finding[] = []
  const keep = (findings: readonly Finding[]) => {
    for (const one of findings) say(lineOf(one))
    found.push(...findings)
  }
  const config = configOf(env, keep)
  if (config) for (const [part, check] of checks) keep(await inTime(part, () => check(config), patience))
  const count = (state: Finding['state']) => found.filter((one) => one.state === state).length
  say(`\n${count('ok')} ok, ${count('warn')} to improve, ${count('wrong')} wrong`)
  return count('wrong') > 0 ? 1 : 0
}

function configOf(env: Environment, keep: (findings: readonly Finding[]) => void): Config | undefined {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    keep([
      findingsOf('settings').wrong(error.message, 'Correct that variable; docs/operating.md says what each may be.'),
    ])
    return undefined
  }
}

/** A part that gives no answer, or fails in a way that nobody foresaw, is a finding as well: the others are still looked at. */
async function inTime(part: string, check: () => ReturnType<Check>, patience: number): Promise<readonly Finding[]> {
  const { wrong } = findingsOf(part)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<readonly Finding[]>((resolve) => {
    const says = `no answer within ${patience / 1000} s`
    timer = setTimeout(
      () => resolve([wrong(says, 'See whether it runs, and whether this machine reaches it.')]),
      patience,
    )
  })
  try {
    return await Promise.race([Promise.resolve().then(check), late])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [wrong(`it could not be checked: ${reason}`, 'Mend what that message names and run this again.')]
  } finally {
    clearTimeout(timer)
  }
}

function lineOf({ part, state, says, mend }: Finding): string {
  const head = `${state.padEnd(6)}${part.padEnd(10)}`
  return mend === undefined ? `${head}${says}` : `${head}${says}\n${' '.repeat(head.length)}-> ${mend}`
}
