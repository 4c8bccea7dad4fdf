import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '../../e2e/lib/screens.ts'
import { tried } from '../../web/src/features/accessibility/tried.ts'
import { root } from './project.mjs'

/** By what each screen of the statement was tried: journeys that look at it with axe and with keys, and its address among the screenshots. */
const proofs = {
  dashboard: { rules: 'offline', at: '/' },
  lists: { rules: 'lists', keyboard: 'lists', at: '/list' },
  cards: { rules: 'cards', keyboard: 'inPlace', at: 'card dossier' },
  work: { rules: 'myWork', keyboard: 'myWork', at: '/work' },
  forms: { rules: 'forms', keyboard: 'forms' },
  requirements: { rules: 'requirements', keyboard: 'requirements', at: 'card dossier' },
  calendar: { rules: 'agenda', keyboard: 'agenda', at: '/calendar' },
  messages: { rules: 'messages', keyboard: 'messages', at: '/messages' },
  chat: { rules: 'chat', keyboard: 'chat', at: '/chat' },
  notes: { rules: 'notes', keyboard: 'notes' },
  search: { rules: 'palette', keyboard: 'palette', at: '/search/hotel' },
  statistics: { rules: 'statistics', keyboard: 'statistics', at: '/stats' },
  importing: { rules: 'import', at: '/import' },
  checkin: { rules: 'checkin' },
  settings: { rules: 'accounts', at: '/settings' },
}

const look = readFileSync(join(root, 'e2e', 'screenshots', 'screens.look.ts'), 'utf8')
const cards = /const cards = \[([^\]]*)\]/.exec(look)?.[1] ?? ''

/** What of a screen is said to be tried without something that tries it. */
function unproven([name, ways]) {
  const { rules, keyboard, at } = proofs[name] ?? {}
  const does = (journey, words) =>
    journey !== undefined && words.test(readFileSync(join(root, 'e2e', `${journey}.spec.ts`), 'utf8'))
  const isPictured =
    at !== undefined &&
    (screens.some(({ address, path = address }) => address === at && path === at) ||
      (at.startsWith('card ') && cards.includes(`'${at.slice(5)}'`)))
  const held = {
    rules: does(rules, /expectAccessible\(/),
    keyboard: does(keyboard, /keyboard\.press\(/),
    themes: isPictured,
    zoom: isPictured,
  }
  return ways.filter((way) => held[way] !== true).map((way) => `${name}: ${way}`)
}

test('S2.26: what is said to be tried on a screen is tried there by a journey or by the screenshots', () => {
  expect(tried.flatMap(unproven)).toEqual([])
})

test('S2.26: a screen that nothing tries, or in a way that nothing tries, is found', () => {
  expect(unproven(['nowhere', ['rules', 'themes']])).toEqual(['nowhere: rules', 'nowhere: themes'])
  expect(unproven(['checkin', ['rules', 'zoom', 'reader']])).toEqual(['checkin: zoom', 'checkin: reader'])
})
