import { expect, it } from 'vitest'
import {
  arrayOf,
  fold,
  isObject,
  mapOf,
  objectOf,
  optionalText,
  propertyOf,
  textOf,
  textOfMarkup,
  withoutTags,
} from './values.ts'

it('D2.2: an object is neither null nor an array', () => {
  expect([{}, { a: 1 }, new Map()].map(isObject)).toEqual([true, true, true])
  expect([null, undefined, [], 'a', 1].map(isObject)).toEqual([false, false, false, false, false])
})

it('D2.2: properties are those that a value has itself', () => {
  expect(propertyOf({ name: 'Jan' }, 'name')).toBe('Jan')
  for (const value of [{}, null, 'text', ['a']]) expect(propertyOf(value, 'constructor')).toBeUndefined()
  expect(propertyOf(['a'], 'length')).toBeUndefined()
  expect([...mapOf({ a: 1, b: null })]).toEqual([
    ['a', 1],
    ['b', null],
  ])
  expect(mapOf(['a']).size + mapOf(null).size + mapOf('a').size).toBe(0)
})

it('D2.2: what is of another kind reads as nothing', () => {
  expect([textOf('a'), textOf(''), textOf(1), textOf(undefined)]).toEqual(['a', '', '', ''])
  expect([optionalText('a'), optionalText(''), optionalText(1), optionalText(null)]).toEqual([
    'a',
    '',
    undefined,
    undefined,
  ])
  expect([objectOf({ a: 1 }), objectOf([1]), objectOf(null)]).toEqual([{ a: 1 }, {}, {}])
  expect([arrayOf([1]), arrayOf({ length: 1 }), arrayOf(undefined)]).toEqual([[1], [], []])
})

it('D8.3: accents, capitals and compatibility forms do not count in finding', () => {
  expect(fold('CAFÉ ’t Gouden Ĳs ﬁjn')).toBe('cafe ’t gouden ijs fijn')
})

it('D4.3: rich text is read on one line, with its entities or as a person sees it', () => {
  const html = '<p>Kroeg &amp; Keuken</p>\n<ul><li>&lt;12 pers.&nbsp;</li></ul> &euro;'
  expect(withoutTags(html)).toBe('Kroeg &amp; Keuken &lt;12 pers.&nbsp; &euro;')
  expect(textOfMarkup(html)).toBe('Kroeg & Keuken <12 pers. &euro;')
  expect([withoutTags('<p> </p>'), textOfMarkup('<p>&nbsp;</p>')]).toEqual(['', ''])
})

it('D21.1: a sign that opens no tag takes no words away, and is not looked after to the end of the text each time', () => {
  expect(withoutTags('van 1 < 2 en <b>meer</b>')).toBe('van 1 < 2 en meer')
  expect(textOfMarkup('a < b <i>c</i>')).toBe('a < b c')
  expect(withoutTags('<'.repeat(200_000))).toHaveLength(200_000)
})
