import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportField, type ImportType, importFields, importTypes } from '@schakel/domain'
import { fill } from '@schakel/domain/texts'
import { ImportWords, type Language } from './reportText.ts'

/** What is wrong with a command, in one line (or a list) for who gave it. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCode
  }
}

/** What `npm run import` was asked to do. */
export interface CommandOptions {
  readonly file: string
  readonly type: ImportType
  readonly space: string | undefined
  readonly as: string | undefined
  readonly duplicates: 'skip' | 'merge'
  readonly report: string | undefined
  readonly isPreview: boolean
  readonly skipInvalid: boolean
  readonly defaults: Readonly<Record<ImportField, string>>
  readonly mapping: Readonly<Partial<Record<ImportField, string | null>>>
  readonly words: ImportWords
}

const types: readonly ImportType[] = importTypes
const duplicates = ['skip', 'merge'] as const
const languages = ['nl', 'en'] as const satisfies readonly Language[]

const known = {
  type: { type: 'string' },
  space: { type: 'string' },
  as: { type: 'string' },
  duplicates: { type: 'string', default: 'skip' },
  report: { type: 'string' },
  preview: { type: 'boolean', default: false },
  'skip-invalid': { type: 'boolean', default: false },
  default: { type: 'string', multiple: true },
  column: { type: 'string', multiple: true },
  undo: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** An import that is to be taken back. */
export interface UndoOptions {
  readonly undo: string
  readonly as: string | undefined
  readonly words: ImportWords
}

/** Reads the words of the command; throws a CommandError at the first that it does not know. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CommandOptions | UndoOptions | 'help' {
  const fallback = new ImportWords(env.LANG?.startsWith('nl') ? 'nl' : 'en', 'lead')
  const { values, positionals } = parse(args, fallback)
  const language = oneOf(
    values.language ?? (env.LANG?.startsWith('nl') ? 'nl' : 'en'),
    languages,
    '--language',
    fallback,
  )
  const words = new ImportWords(language, 'lead')
  if (values.help) {
    process.stdout.write(words.texts.usage)
    return 'help'
  }
  const [file, more] = positionals
  if (values.undo !== undefined) {
    if (file !== undefined || values.type !== undefined) throw new CommandError(words.texts.usage, 2)
    return { undo: values.undo, as: values.as, words }
  }
  if (file === undefined || more !== undefined || values.type === undefined)
    throw new CommandError(words.texts.usage, 2)
  const type = oneOf(values.type, types, '--type', words)
  return {
    // npm runs its scripts in the project's folder and keeps where it was called.
    file: resolve(env.INIT_CWD ?? '.', file),
    type,
    space: values.space,
    as: values.as,
    duplicates: oneOf(values.duplicates, duplicates, '--duplicates', words),
    report: values.report === undefined ? undefined : resolve(env.INIT_CWD ?? '.', values.report),
    isPreview: values.preview,
    skipInvalid: values['skip-invalid'],
    defaults: Object.fromEntries(pairs(values.default ?? [], '--default', words)),
    mapping: Object.fromEntries(
      pairs(values.column ?? [], '--column', words).map(([field, heading]) => [field, heading || null]),
    ),
    words: new ImportWords(language, type),
  }
}

function parse(args: readonly string[], { texts }: ImportWords) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new CommandError(`${error.message}\n${texts.usage}`, 2)
  }
}

function oneOf<const T extends string>(value: string, options: readonly T[], what: string, { texts }: ImportWords): T {
  const found = options.find((option) => option === value)
  if (found === undefined)
    throw new CommandError(fill(texts.unknownOption, { what, value, options: options.join(', ') }), 2)
  return found
}

/** `employees=10` as a field and a value. */
function pairs(values: readonly string[], what: string, words: ImportWords): [ImportField, string][] {
  return values.map((text) => {
    const at = text.indexOf('=')
    const field = oneOf(at < 0 ? text : text.slice(0, at), importFields, what, words)
    return [field, at < 0 ? '' : text.slice(at + 1)]
  })
}
