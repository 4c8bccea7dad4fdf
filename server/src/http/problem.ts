import type { FieldIssue } from '@schakel/domain'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import { type Language, type ProblemName, problemTexts } from './problemTexts.ts'

const words = { nl: wordsOf(nl), en: wordsOf(en) }

/** What is to be said besides the name of the problem. */
interface Said {
  readonly status: number
  readonly language: Language
  readonly issues?: readonly FieldIssue[] | undefined
  /** The item as it stands now, as JSON text (409). */
  readonly current?: string | undefined
  /** What a supplier reads now, as JSON text, where something else was read over (409, D20.9). */
  readonly review?: string | undefined
  /** What is wrong with each of several, as JSON text. */
  readonly refused?: string | undefined
}

/** An RFC 9457 answer as JSON text (D8.2). */
export function problemText(name: ProblemName, { status, language, issues, current, review, refused }: Said): string {
  const [title, detail] = problemTexts[language][name]
  const errors = issues?.map(({ path, code, params }) => ({
    path,
    code,
    message: words[language].issue({ code, ...(params ? { params } : {}) }),
  }))
  const text = JSON.stringify({
    type: `/problems/${name}`,
    title,
    status,
    detail,
    ...(errors && errors.length > 0 ? { errors } : {}),
  })
  // The item comes as the database made it and goes out unparsed.
  const more = Object.entries({ current, review, refused }).flatMap(([key, value]) =>
    value === undefined ? [] : `,"${key}":${value}`,
  )
  return `${text.slice(0, -1)}${more.join('')}}`
}
