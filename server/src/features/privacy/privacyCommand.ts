import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DomainError, Missing } from '@schakel/domain'
import type { ErasePlan } from '@schakel/domain/calls'
import { readConfig } from '../../config.ts'
import { sweepBytes } from '../../housekeeping.ts'
import { openStore } from '../../openStore.ts'
import { ConfigError, StartError } from '../../startError.ts'
import { openFiles } from '../../storage/openFiles.ts'
import { personByEmail, planErasure } from '../../store/privacy/erase.ts'
import { readPersonData } from '../../store/read/personData.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { keepErasedList } from './eraseAgain.ts'
import { erasePerson } from './eraser.ts'
import { personFile } from './personFile.ts'

const USAGE = `Usage: npm run privacy -- export --email ADDRESS [--out FILE.json|FILE.html] [--language nl|en]
       npm run privacy -- erase --email ADDRESS [--yes]`

/** What the person who gave the command is told, in one line. */
class PrivacyError extends Error {}

interface Options {
  readonly what: string
  readonly email: string
  readonly out: string | undefined
  readonly language: 'nl' | 'en'
  readonly isSure: boolean
}

interface Voice {
  readonly say: (line: string) => void
  readonly fail: (line: string) => void
}

/**
 * `npm run privacy`: writes all that is kept of a person into a file, or erases them (D6); without `--yes` it says what erasing would
 * come to and does nothing. Answers the exit code.
 */
export async function runPrivacy(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  voice: Voice,
): Promise<number> {
  let store: Store | undefined
  try {
    const options = optionsOf(args)
    const config = readConfig(env)
    store = await openStore(config)
    const me = store.as(systemViewer)
    const id = await personByEmail(store, options.email).catch((error: unknown) => {
      throw error instanceof Missing ? new PrivacyError(`Nobody here has the e-mail address ${options.email}.`) : error
    })
    if (options.what === 'export') {
      const out = resolve(options.out ?? `${options.email.replace(/[^\w.-]+/g, '-')}.json`)
      const data = await readPersonData(me, id)
      const kind = out.endsWith('.html') ? 'html' : 'json'
      await writeFile(out, personFile(data, kind, options.language), { mode: 0o600 })
      voice.say(`Everything that is kept of ${options.email} is in ${out}`)
      return 0
    }
    const plan = await planErasure(me, id)
    const who = plan.people.map(({ _id, name }) => `${name} (${_id})`).join(', ')
    if (!options.isSure) {
      const { items, written, lines } = plan.counts
      voice.say(`This would erase ${who}, with ${items} items that hang under nothing else. ${written} remarks and messages and ${lines} lines of the log stay without a name.
It cannot be undone, and it does not change backups that were made before: one that is put back is erased again where ${config.dataDir}/erased.json is.
${othersIn(plan)}${filesIn(plan)}Add --yes to do it.`)
      return 0
    }
    const files = openFiles(config)
    const house = {
      files,
      outbox: join(config.dataDir, 'outbox'),
      sweep: () => (store ? sweepBytes(store, files) : Promise.resolve()),
      keepList: () => (store ? keepErasedList(store, config) : Promise.resolve()),
      onEdit: () => undefined,
      onFault: (error: unknown) => voice.fail(String(error)),
    }
    await erasePerson(me, id, plan.confirm, house, Number.POSITIVE_INFINITY)
    voice.say(
      `Erased: ${who}. Backups that were made before still hold them.\n${othersIn(plan)}${filesIn(plan)}`.trim(),
    )
    return 0
  } catch (error) {
    const isKnown = [PrivacyError, StartError, ConfigError, DomainError].some((kind) => error instanceof kind)
    if (!isKnown || !(error instanceof Error)) throw error
    voice.fail(error.message)
    return 1
  } finally {
    await store?.database.close()
  }
}

/** Colleagues of the same address, who have another name. */
function othersIn({ others }: ErasePlan): string {
  return others > 0 ? `${others} more with this e-mail address and another name stay.\n` : ''
}

/** The files in which nobody has looked. */
function filesIn({ files, moreFiles }: ErasePlan): string {
  if (files.length === 0) return ''
  const more = moreFiles > 0 ? `, and ${moreFiles} more` : ''
  return `Look yourself whether they are named in ${files.map(({ _id, name }) => `${name} (${_id})`).join(', ')}${more}.\n`
}

function optionsOf(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        out: { type: 'string' },
        language: { type: 'string', default: 'nl' },
        yes: { type: 'boolean', default: false },
      },
    })
    const [what = ''] = positionals
    if (!values.email || !['export', 'erase'].includes(what) || positionals.length !== 1) throw new PrivacyError(USAGE)
    const language = values.language === 'en' ? 'en' : 'nl'
    return { what, email: values.email, out: values.out, language, isSure: values.yes }
  } catch {
    throw new PrivacyError(USAGE)
  }
}
