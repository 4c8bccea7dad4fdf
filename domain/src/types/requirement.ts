import { date, dateTime, flag, integer, listOf, longText, oneOf, text } from '../fields/index.ts'
import { proofKinds, requirementLevels } from './closedLists.ts'
import { defineType } from './defineType.ts'

/** The groups of D10 that a requirement may belong to. */
export const REQUIREMENT_GROUP_MIN = 105
export const REQUIREMENT_GROUP_MAX = 123

/** How keys of requirements look: those of the product's sets, and `X-01` of rows of one's own (F1.3). */
export const REQUIREMENT_KEY = /^[A-Z]{1,4}-\d{2,3}$/

/** So many rows has a set at most (F1.3). */
export const REQUIREMENTS_MAX = 300

/** The longest text of a requirement in one language, signs (F1.2). */
export const REQUIREMENT_TEXT_MAX = 240

/** What software must, should or could do: a row of a template, or of a dossier (G1, F1.2). */
export const requirement = defineType('requirement', {
  icon: 'checkbox',
  colour: 'petrol',
  edge: 'REQUIREMENTS',
  parents: { template: ['REQUIREMENTS'], dossier: ['REQUIREMENTS'] },
  roles: ['Eis'],
  autoOpen: false,
  holdsAny: false,
  taggable: false,
  screen: { sections: [], links: 'free', searched: 'nobody' },
  isRow: true,
  ownCalls: true,
  fields: {
    // Made from the text, for whatever names an item.
    name: text({ max: REQUIREMENT_TEXT_MAX, hidden: true, readOnly: true, anonymous: 'redact' }),
    key: text({ required: true, addOnly: true, max: 20, anonymous: 'keep' }),
    group: integer({ required: true, min: REQUIREMENT_GROUP_MIN, max: REQUIREMENT_GROUP_MAX, anonymous: 'keep' }),
    nl: text({ max: REQUIREMENT_TEXT_MAX, anonymous: 'redact' }),
    // The Dutch one is the name already, by which it is found.
    en: text({ max: REQUIREMENT_TEXT_MAX, search: 'other', anonymous: 'redact' }),
    level: oneOf(requirementLevels, { required: true, anonymous: 'keep' }),
    weight: integer({ required: true, min: 1, max: 5, anonymous: 'keep' }),
    proof: oneOf(proofKinds, { required: true, anonymous: 'keep' }),
    knockout: flag({ default: false, anonymous: 'keep' }),
    basis: text({ max: 200, anonymous: 'redact' }),
    // When staff looked the legal ground up; without it, or after 12 months, it is not checked (F1.2).
    basisChecked: date({ anonymous: 'keep' }),
    branches: listOf({ code: text({ required: true, max: 20 }) }, { max: 50, anonymous: 'hide' }),
    // Where it was copied from: the template and its version (F1.3).
    source: text({ max: 80, hidden: true, readOnly: true, anonymous: 'hide' }),
    sourceVersion: integer({ hidden: true, readOnly: true, anonymous: 'hide' }),
    // Its key there, where it was copied under another: of rows of one's own each set has its own.
    sourceKey: text({ max: 20, hidden: true, readOnly: true, anonymous: 'hide' }),
    // Up to which change of the template it was copied: what changed there since is offered (F1.3).
    copied: dateTime({ hidden: true, readOnly: true, anonymous: 'hide' }),
    // Its words are no longer those of the template (F1.6).
    adapted: flag({ hidden: true, readOnly: true, anonymous: 'hide' }),
    // The version of the set in which it last changed; nothing before the set is frozen (F1.5).
    version: integer({ hidden: true, readOnly: true, anonymous: 'keep' }),
    // Put forward by the lead's people after the set was frozen, and not a part of it (F1.4).
    proposed: flag({ hidden: true, readOnly: true, anonymous: 'hide' }),
    // What staff think of it (F1.6).
    remark: longText({ max: 2000, anonymous: 'hide' }),
    // Length of this row in the demo, minutes (F1.12).
    minutes: integer({ min: 1, max: 240, anonymous: 'keep' }),
  },
  short: ['key', 'group', 'nl', 'en', 'level', 'weight', 'proof', 'knockout', 'version'],
  withheld: ['remark', 'source', 'sourceVersion', 'sourceKey', 'copied', 'adapted', 'proposed', 'branches'],
  derive: ({ nl, en }) => ({ name: typeof nl === 'string' && nl !== '' ? nl : en }),
  check: ({ nl, en, level, knockout }) => [
    ...(empty(nl) && empty(en) ? [{ path: 'nl', code: 'required' as const }] : []),
    ...(knockout === true && level !== 'must' ? [{ path: 'knockout', code: 'mustOnly' as const }] : []),
  ],
  columns: ['key', 'name', 'level', 'weight', 'proof'],
})

function empty(text: unknown): boolean {
  return typeof text !== 'string' || text === ''
}
