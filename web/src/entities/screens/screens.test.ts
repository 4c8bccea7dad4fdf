import { expect, it } from 'vitest'
import { loadStartTexts, startTexts } from '../../texts/languageFiles.ts'
import { hasText } from '../../texts/translator.ts'
import { destinationsOf, screenAt, screens } from './screens.ts'

it.each(['nl', 'en'] as const)('D1.3: every screen one can go to has a name in %s', async (locale) => {
  await startTexts(locale)
  await loadStartTexts(locale)
  const titles = Object.values(screens).map(({ title }) => title)
  expect(titles.filter((title) => !hasText(locale, title))).toEqual([])
})

it('D6: nobody is led to a screen that is not theirs', () => {
  const names = (kind: Parameters<typeof destinationsOf>[0]) => destinationsOf(kind).map(({ name }) => name)
  expect(names('super')).toEqual(Object.keys(screens))
  expect(names('staff')).not.toContain('users')
  expect(names('supplier')).not.toEqual(expect.arrayContaining(['chat']))
  expect(names('enduser')).toContain('chat')
  expect(names('member')).not.toContain('stats')
})

it('S2.1: a screen is found by its address', () => {
  expect(screenAt('/calendar')?.name).toBe('agenda')
  expect(screenAt('/card/lead/1')).toBeUndefined()
})
