import { flag, listOf, longText, money, text } from '../fields/index.ts'
import { DEFAULT_PRICE } from '../limits.ts'
import { matchStatuses } from '../status/statusTable.ts'
import { costLines } from './costLines.ts'
import { defineType } from './defineType.ts'
import { REQUIREMENT_KEY, REQUIREMENTS_MAX } from './requirement.ts'

/**
 * The MATCH edge from a dossier to a supplier, addressed as `match/KEY` wherever an item is (S3.12, D3, D19.2).
 * Its fields are the edge's: they keep their `$`.
 */
export const match = defineType('match', {
  icon: 'arrows-join',
  colour: 'groen',
  edge: 'MATCH',
  parents: { dossier: ['MATCH'] },
  roles: ['Leverancier'],
  autoOpen: false,
  holdsAny: true,
  taggable: false,
  timeline: ['own', 'changes'],
  screen: { sections: [], links: 'never', searched: 'nobody', isSmall: true, isFaceless: true },
  statuses: matchStatuses,
  amountField: '$amount',
  // D22.1: who sees it, and whose it is, is asked about where it is switched, and not in a form.
  form: [{ name: 'basics', fields: ['$price', '$license', '$implement', '$advise', '$declaration', 'matchnote'] }],
  fields: {
    $price: money({ default: DEFAULT_PRICE, anonymous: 'keep' }),
    $license: money({ default: DEFAULT_PRICE, anonymous: 'keep' }),
    $implement: money({ default: DEFAULT_PRICE, anonymous: 'keep' }),
    // D4.6: computed from the two above, never taken as sent.
    $amount: money({ readOnly: true, anonymous: 'keep' }),
    $advise: longText({ anonymous: 'redact' }),
    $declaration: longText({ anonymous: 'redact' }),
    $visible: flag({ default: false, anonymous: 'keep' }),
    $open: flag({ default: false, anonymous: 'keep' }),
    // What it would cost over the years (F2.4).
    $costs: costLines(),
    // Keys of requirements without an answer that staff let be answered after the term (F1.8).
    $reopened: listOf(
      { key: text({ required: true, max: 20, pattern: REQUIREMENT_KEY }) },
      { hidden: true, readOnly: true, max: REQUIREMENTS_MAX, anonymous: 'keep' },
    ),
    matchnote: longText({ superOnly: true, anonymous: 'hide' }),
  },
  short: [
    'status',
    '$price',
    '$license',
    '$implement',
    '$amount',
    '$advise',
    '$declaration',
    '$visible',
    '$open',
    'history',
  ],
  // D22.1: a name is disclosed only to a supplier who sees the match.
  check: ({ $visible }, { $open }) =>
    $open === true && $visible !== true ? [{ path: '$open', code: 'openHidden' as const }] : [],
  follow: (changed) => ('$visible' in changed && changed.$visible !== true ? { $open: false } : {}),
  derive: ({ $license, $implement }) => ({ $amount: euros($license) + euros($implement) }),
  columns: ['organisation', 'status', '$amount', '$price', '$visible', '$open'],
})

function euros(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
