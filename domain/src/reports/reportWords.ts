import { type WhereField, whereFieldOf } from '../lists/whereFields.ts'
import type { Words } from '../texts/words.ts'
import type { TypeName } from '../types/index.ts'
import { groupingOf, reportNumbers } from './grouping.ts'
import { isPeriod, type ReportStep } from './periods.ts'
import type { Report, ReportGroup, ReportMeasure } from './report.ts'
import { type StepDays, stepDaysOf } from './stepDays.ts'

interface ReportWords {
  readonly none: string
  readonly nobody: string
  readonly yes: string
  readonly no: string
  readonly total: string
  readonly count: string
  /** There are more groups than are told. */
  readonly more: string
  readonly of: Readonly<Record<Exclude<ReportMeasure, 'count'>, string>>
  /** Days from one status to another. */
  readonly days: (between: StepDays) => string
  readonly facts: ReadonlyMap<string, string>
}

/** The words of a report that are no words of the business. */
export const reportWords: Readonly<Record<'nl' | 'en', ReportWords>> = {
  nl: {
    none: 'Zonder',
    nobody: 'Van niemand',
    yes: 'Ja',
    no: 'Nee',
    total: 'Totaal',
    count: 'Aantal',
    more: 'en nog meer groepen',
    of: { sum: 'Som van', average: 'Gemiddelde van', median: 'Mediaan van' },
    days: ({ from, to }) => `Dagen van ${from} tot ${to} (mediaan)`,
    facts: new Map([
      ['_owner', 'Eigenaar'],
      ['_province', 'Provincie'],
      ['_tags', 'Tag'],
      ['_created', 'Toegevoegd'],
      ['_changed', 'Gewijzigd'],
    ]),
  },
  en: {
    none: 'Without',
    nobody: 'Nobody’s',
    yes: 'Yes',
    no: 'No',
    total: 'Total',
    count: 'Number',
    more: 'and more groups',
    of: { sum: 'Sum of', average: 'Average of', median: 'Median of' },
    days: ({ from, to }) => `Days from ${from} to ${to} (median)`,
    facts: new Map([
      ['_owner', 'Owner'],
      ['_province', 'Province'],
      ['_tags', 'Tag'],
      ['_created', 'Added'],
      ['_changed', 'Changed'],
    ]),
  },
}

type Language = keyof typeof reportWords

/** What a field is called by which a report is grouped, or that it adds up. */
export function reportFieldName({ field, type, path }: WhereField, words: Words, language: Language): string {
  const name = reportWords[language].facts.get(path) ?? words.field(type, path)
  return field.includes('/') ? `${words.type(type)}: ${name}` : name
}

/** What a report tells of each group: a number of items, or what a field of theirs comes to. */
export function measureName({ type, measure, of }: Report, words: Words, language: Language): string {
  const { count, of: ways, days } = reportWords[language]
  const steps = stepDaysOf(type, of)
  if (steps) return days({ from: words.status(type, steps.from), to: words.status(type, steps.to) })
  const field = reportNumbers(type).find((one) => one.field === of)
  return measure === 'count' || !field ? count : `${ways[measure]} ${reportFieldName(field, words, language)}`
}

/** What the groups of a report are groups of. */
export function groupingName({ type, by = '' }: Report, words: Words, language: Language): string {
  const field = groupingOf(type, by)
  return field ? reportFieldName(field, words, language) : words.type(type, 2)
}

/** What a group of a report is called. */
export function groupName(
  { type, by = '', step }: Pick<Report, 'type' | 'by' | 'step'>,
  { key, name, name_en }: Pick<ReportGroup, 'key' | 'name' | 'name_en'>,
  words: Words,
  language: Language,
): string {
  const { none, nobody, yes, no } = reportWords[language]
  const field = groupingOf(type, by)
  if (!field || key === '') return by === '_owner' ? nobody : none
  if (field.kind === 'flag') return key === 'yes' ? yes : no
  if (step !== undefined && isPeriod(step, key)) return periodName(step, key, language)
  if (field.kind !== 'choice') return (language === 'en' ? name_en : undefined) ?? name ?? key
  return field.path === 'status' ? words.status(field.type, key) : words.choice(field.path, key)
}

/** A stretch of days in words: `mrt 2026`, `Q1 2026` or `2026`. */
export function periodName(step: ReportStep, text: string, language: Language): string {
  const year = text.slice(0, 4)
  if (step === 'year') return year
  if (step === 'quarter') return `${text.slice(5)} ${year}`
  const month = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', { month: 'short', timeZone: 'UTC' })
  return `${month.format(new Date(`${text}-01T00:00:00Z`)).replace('.', '')} ${year}`
}

/** Whether what a report measures is money, whole euros. */
export function isMoneyReport({ type, measure, of }: Pick<Report, 'type' | 'measure' | 'of'>): boolean {
  return measure !== 'count' && of !== undefined && isMoney(type, of)
}

function isMoney(type: TypeName, of: string): boolean {
  return whereFieldOf(type, of)?.definition?.kind === 'money'
}
