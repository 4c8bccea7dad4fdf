import type { accessibility } from '../../texts/nl/accessibility.ts'

/** A part of the product by its name in the texts. */
export type TriedScreen = keyof (typeof accessibility)['screens']

/** How a screen can be tried. */
export const ways = ['rules', 'keyboard', 'zoom', 'reader'] as const
export type Way = (typeof ways)[number]

/**
 * What the journeys in `e2e` try on each screen at every change: the rules of axe, the keyboard, and reading at 200 % or 320 px wide.
 * Nobody has gone through them with a screen reader yet.
 */
export const tried: readonly (readonly [TriedScreen, readonly Way[]])[] = [
  ['dashboard', ['rules', 'zoom']],
  ['lists', ['rules', 'keyboard', 'zoom']],
  ['cards', ['rules', 'keyboard', 'zoom']],
  ['forms', ['rules', 'keyboard']],
  ['requirements', ['rules', 'keyboard']],
  ['calendar', ['rules', 'keyboard', 'zoom']],
  ['messages', ['rules', 'keyboard', 'zoom']],
  ['chat', ['rules', 'keyboard']],
  ['notes', ['rules', 'keyboard']],
  ['search', ['rules', 'keyboard']],
  ['statistics', ['rules', 'keyboard', 'zoom']],
  ['importing', ['rules']],
  ['checkin', ['rules']],
  ['settings', ['rules', 'keyboard']],
]
