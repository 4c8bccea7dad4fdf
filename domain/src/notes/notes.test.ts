import { describe, expect, test } from 'vitest'
import {
  groupsIn,
  hashFields,
  noteText,
  parseNote,
  printNote,
  questionsIn,
  templateOf,
  textLength,
  valueText,
} from './index.ts'

describe('S3.20, D10: reference data', () => {
  test('S3.20: 19 list values with ids 105 to 123, in both languages', () => {
    for (const language of ['nl', 'en'] as const) {
      expect(groupsIn(language).map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, at) => 105 + at))
    }
    expect(groupsIn('nl')[0]?.text).toBe('Kassa & POS')
  })

  test('S3.20: 102 report values with ids 1 to 102, each of a group and each different', () => {
    for (const language of ['nl', 'en'] as const) {
      const questions = questionsIn(language)
      expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 102 }, (_, at) => 1 + at))
      expect(new Set(questions.map(({ text }) => text)).size).toBe(102)
      expect(questions.every(({ text }) => text.endsWith('?'))).toBe(true)
      expect(new Set(questions.map(({ group }) => group))).toEqual(new Set(groupsIn(language).map(({ id }) => id)))
    }
    expect(valueText(999, 'nl')).toBeUndefined()
  })

  test('D10: a template of each type says enough not to be put in twice', () => {
    for (const name of ['ERP', 'CRM', 'HRM'])
      for (const language of ['nl', 'en'] as const) expect(textLength(templateOf(name, language))).toBeGreaterThan(50)
    expect(new Set(['ERP', 'CRM', 'HRM'].map((name) => templateOf(name, 'nl'))).size).toBe(3)
  })

  test('D10: each field behind a # has an id of its own', () => {
    expect(new Set(hashFields.map(({ id }) => id)).size).toBe(hashFields.length)
  })
})

describe('S2.36: rich text as nodes, and back', () => {
  const same = [
    '<p>Een <i>twee</i> <u><s>drie</s></u> &amp; &lt;vier&gt;</p>',
    '<ul><li><p>Een</p><ol><li><p>Twee</p></li></ol></li></ul>',
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Af</p></li></ul>',
    '<p>Bel <a data-type="mention" data-id="person/01h" data-mention-suggestion-char="@">@Femke &amp; co</a> even</p>',
    '<p><a href="/card/todo/01h" data-type="action" data-id="todo/01h">Taak</a></p>',
    '<p><a href="https://schakel.example/?a=1&amp;b=2">Lees</a></p>',
  ]
  test.each(same)('S2.36: %s stays as it is', (html) => {
    expect(printNote(parseNote(html))).toBe(html)
  })

  test.each([
    ['Losse tekst', '<p>Losse tekst</p>'],
    ['<ul><li>Een<li>Twee</ul>', '<ul><li><p>Een</p></li><li><p>Twee</p></li></ul>'],
    ['<ul>Los<ul><li>Diep</li></ul></ul>', '<ul><li><p>Los</p><ul><li><p>Diep</p></li></ul></li></ul>'],
    ['<li>Los</li>', '<ul><li><p>Los</p></li></ul>'],
    ['<p>Een</p><p></p><p></p>', '<p>Een</p>'],
    ['<ul></ul><ol><li></li></ol>', '<ol><li><p></p></li></ol>'],
    ['', ''],
  ])('S2.36: %s gets its place', (html, expected) => {
    expect(printNote(parseNote(html))).toBe(expected)
  })

  test('S2.36: its text is that of its lines', () => {
    expect(noteText(parseNote('<p>Een <i>twee</i></p><ul><li><p>drie</p></li></ul>'))).toBe('Een twee\ndrie')
  })
})
