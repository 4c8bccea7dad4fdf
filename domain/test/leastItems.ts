import { Invalid } from '../src/errors.ts'
import { type ItemInput, type ParsedItem, type ParseOptions, parseItem } from '../src/parseItem.ts'
import type { TypeName } from '../src/types/index.ts'

/** The clock of the tests. */
export const now = new Date('2026-03-15T12:00:00.000Z')
/** Making an item as anyone. */
export const create: ParseOptions = { mode: 'create', isSuper: false, now }
/** Making an item as a super user. */
export const asSuper: ParseOptions = { ...create, isSuper: true }
/** Changing an item. */
export const update = (current: ItemInput, isSuper = false): ParseOptions => ({ mode: 'update', isSuper, now, current })

/** The least that a type asks. */
export const least: Record<TypeName, ItemInput> = {
  space: { name: 'Kenniscentrum' },
  organisation: { name: 'Bond', description: 'Vereniging' },
  supplier: { name: 'KassaBV' },
  lead: { name: 'De Zon', employees: 12 },
  user: { name: 'Els Bakker', username: 'elsbakker', email: 'els@kc.example' },
  person: { name: 'Jan Smit' },
  software: { name: 'Kassa Pro' },
  dossier: { name: 'ERP', users: 5 },
  match: {},
  todo: { name: 'Bellen met De Zon' },
  activity: { name: 'Kennisdag', date: '2026-05-01T09:00:00.000Z' },
  comment: { text: '<p>Mooi</p>' },
  message: { name: 'Hallo' },
  file: { name: 'offerte.pdf' },
  tag: { name: 'Hotels', type: 'branche' },
  template: { name: 'Eisen aan een kassa', kind: 'ERP' },
  requirement: {
    key: 'X-01',
    group: 105,
    nl: 'De kassa werkt zonder internet.',
    level: 'must',
    weight: 3,
    proof: 'demo',
  },
  answer: { key: 'X-01', value: 'yes' },
  weighing: { side: 'lead' },
  decision: { match: 'match/m1', reason: 'Past het best.', date: '2026-03-01T10:00:00.000Z' },
}

/** `path code` of every rule that is broken. */
export function brokenBy(type: TypeName, input: ItemInput, options: ParseOptions = create): string[] {
  try {
    parseItem(type, input, options)
  } catch (error) {
    if (error instanceof Invalid) return error.issues.map((issue) => `${issue.path} ${issue.code}`).sort()
    throw error
  }
  return []
}

/** The least item of a type and more. */
export const made = (type: TypeName, more: ItemInput = {}, options: ParseOptions = create): ParsedItem =>
  parseItem(type, { ...least[type], ...more }, options)
