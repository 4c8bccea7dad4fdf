import type { accessibility } from '../../texts/nl/accessibility.ts'

/** A part of the product by its name in the texts. */
export type TriedScreen = keyof (typeof accessibility)['screens']
export type KnownScreen = keyof (typeof accessibility)['known']

/** How a screen can be tried. */
export const ways = ['rules', 'themes', 'keyboard', 'zoom', 'reader'] as const
export type Way = (typeof ways)[number]

/**
 * What was tried on each screen: the rules of axe (names, roles, order, contrast) in the journeys of `e2e` at every change, the same at 390,
 * 800 and 1280 px in light and dark by `npm run screenshots`, the keyboard alone, and reading at 200 % or 320 px wide. Nobody has gone
 * through them with a screen reader yet. Each mark has its proof in `scripts/lib/tried.test.mjs`. What is known not to work stands with
 * the screen in the texts (`known`).
 */
export const tried: readonly (readonly [TriedScreen, readonly Way[]])[] = [
  ['dashboard', ['rules', 'themes', 'zoom']],
  ['lists', ['rules', 'themes', 'keyboard', 'zoom']],
  ['cards', ['rules', 'themes', 'keyboard', 'zoom']],
  ['work', ['rules', 'themes', 'keyboard']],
  ['forms', ['rules', 'keyboard']],
  ['requirements', ['rules', 'themes', 'keyboard']],
  ['calendar', ['rules', 'themes', 'keyboard', 'zoom']],
  ['messages', ['rules', 'themes', 'keyboard', 'zoom']],
  ['chat', ['rules', 'themes', 'keyboard']],
  ['notes', ['rules', 'keyboard']],
  ['search', ['rules', 'themes', 'keyboard']],
  ['statistics', ['rules', 'themes', 'keyboard', 'zoom']],
  ['importing', ['rules', 'themes']],
  ['checkin', ['rules']],
  ['settings', ['rules', 'themes']],
]

/** The screens of which something is known not to work. */
export const knownOf: readonly KnownScreen[] = ['lists', 'requirements', 'statistics', 'notes', 'cards']
