import type { ColourName } from '../colours.ts'
import type { IssueCode } from '../errors.ts'
import type { RepeatUnit } from '../repeat/rule.ts'
import type { EdgeName, TypeName } from '../types/index.ts'

/** A word for one and a word for more of it. */
export interface Noun {
  readonly one: string
  readonly many: string
}

type Labels = Readonly<Record<string, string>>

/** The words of the business in one language: what screens, documents and error answers share (D1.3). */
export interface DomainTexts {
  readonly types: Readonly<Record<TypeName, Noun>>
  /** Labels of fields by name; a type may say it otherwise in `fieldsOf`. */
  readonly fields: Labels
  readonly fieldsOf: Readonly<Partial<Record<TypeName, Labels>>>
  /** Labels of statuses; the types that have none are left out. */
  readonly statuses: Readonly<Partial<Record<TypeName, Labels>>>
  /** Setting back what was paused or done (D5.1). */
  readonly resume: string
  /** The words of closed lists, by field name; a value without a word is shown as it is. */
  readonly choices: Readonly<Record<string, Labels>>
  readonly roles: Labels
  readonly accountRoles: Labels
  readonly feeds: Labels
  readonly edges: Readonly<Record<EdgeName, string>>
  readonly colours: Readonly<Record<ColourName, string>>
  readonly tabs: Labels
  /** How often something repeats; `{count}`, `{day}` and `{until}` are filled in, `{often}` with the words before. */
  readonly repeats: Readonly<Record<RepeatUnit, Noun>> & Readonly<Record<'on' | 'onLeapDay' | 'until', string>>
  /** What a remark under a match begins with that tells what was joined to it (D23.5); `{status}` is filled in. */
  readonly merging: { readonly joinedMatch: string; readonly joinedHidden: string }
  /** What a broken rule says to a person; `{min}` and the like are filled in. */
  readonly issues: Readonly<Record<IssueCode, string>>
}
