import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, refused } from '../../test/fields.ts'
import { isEmpty, longText, richLength, richText, text } from './index.ts'
import { cleanText } from './text.ts'

const LONE = ['\uD800', 'a\uDC00', '\uDBFFz', '\uDC00\uD800']

describe('text fields', () => {
  it('D4.3: a name is one line of at most 200 characters', () => {
    expect(ask(text(), 'x'.repeat(200))).toBe('x'.repeat(200))
    expect(ask(text(), 'x'.repeat(201))).toEqual(refused('tooLong'))
  })

  it('D4.3: a description, notes and rich text are at most 20,000 characters', () => {
    for (const field of [longText(), richText()]) {
      expect(ask(field, 'x'.repeat(20_000))).toBe('x'.repeat(20_000))
      expect(ask(field, 'x'.repeat(20_001))).toEqual(refused('tooLong'))
    }
  })

  it('S5.3: a minimum of 6 characters counts characters, not code units, after trimming', () => {
    expect(ask(text({ min: 6 }), 'zesjes')).toBe('zesjes')
    expect(ask(text({ min: 6 }), 'vijfj')).toEqual(refused('tooShort'))
    expect(ask(text({ min: 6 }), '  vijfj  ')).toEqual(refused('tooShort'))
    expect(ask(text({ min: 6 }), '🍺🍺🍺')).toEqual(refused('tooShort'))
    expect(ask(text({ max: 3 }), '🍺🍺🍺')).toBe('🍺🍺🍺')
  })

  it('D19.3: text is trimmed and kept in Unicode NFC', () => {
    expect(ask(text(), '  Cafe\u0301 De Brug ')).toBe('Café De Brug')
  })

  it('D19.3: a newline in a one-line field becomes a space, in several lines it stays', () => {
    expect(ask(text(), 'Hotel\r\n  De Zon\u2028Utrecht')).toBe('Hotel De Zon Utrecht')
    expect(ask(longText(), 'een\r\ntwee\rdrie')).toBe('een\ntwee\ndrie')
  })

  it('D19.3: NUL and lone surrogates are refused in every kind of text, a whole pair is kept', () => {
    for (const field of [text(), longText(), richText()]) {
      expect(ask(field, 'a\0b')).toEqual(refused('notAllowed'))
      for (const raw of LONE) expect(ask(field, raw)).toEqual(refused('notAllowed'))
      expect(ask(field, '🍺')).toBe('🍺')
    }
  })

  it('D21.1: many blanks are no more work than many letters, and lines still become one', () => {
    const blanks = ' '.repeat(900_000)
    expect(ask(text(), `x${blanks}x`)).toEqual(refused('tooLong'))
    expect(ask(text(), `${blanks}Hotel ${blanks}\r\n${blanks}\n\u2028 De  Zon\n`)).toBe('Hotel De  Zon')
  })

  it('D21.1: markup that is far longer than a text may be is refused before it is cleaned', () => {
    let cleaned = 0
    const sanitise = (html: string) => {
      cleaned += 1
      return html.replaceAll('<b>', '')
    }
    expect(ask(richText(), '<b>'.repeat(300_000), sanitise)).toEqual(refused('tooLong'))
    expect(cleaned).toBe(0)
    expect(ask(richText(), `${'<b>'.repeat(10_000)}x`, sanitise)).toBe('x')
  })

  it('D4.3: of rich text the words count, and not the markup by which they are kept', () => {
    const cleaned = (html: string) => html.replaceAll('&', '&amp;')
    const given = `${'a'.repeat(12_000)}${' &'.repeat(4000)}`
    expect(ask(richText(), given, cleaned)).toBe(cleaned(given))
    // As the browser sends it, and as it is sent back.
    expect(ask(richText(), cleaned(given))).toBe(cleaned(given))
    const all = '&amp;'.repeat(20_000)
    expect(ask(richText(), all)).toBe(all)
    const lines = '<p>nog een regel</p>'.repeat(1400)
    expect(ask(richText(), lines)).toBe(lines)
    expect(ask(richText(), `${all}&lt;`)).toEqual(refused('tooLong'))
    expect(ask(richText(), `<p>${'x'.repeat(20_001)}</p>`)).toEqual(refused('tooLong'))
    expect(ask(longText(), '&amp;'.repeat(4001))).toEqual(refused('tooLong'))
    expect([richLength(all), richLength('<p>een</p><p>twee</p>')]).toEqual([20_000, 8])
    expect(richLength('<b></b>'.repeat(8000))).toBeGreaterThan(20_000)
  })

  it('D21.1: what is kept is bounded as what is sent, also where there is hardly a word in it', () => {
    expect(ask(richText(), '<p></p>'.repeat(9000))).toEqual(refused('tooLong'))
    expect(ask(richText(), 'x', () => '<p></p>'.repeat(9000))).toEqual(refused('tooLong'))
    expect(ask(richText(), '&nbsp;'.repeat(30_000))).toEqual(refused('tooLong'))
  })

  it('D19.3: what is no text is refused', () => {
    for (const raw of [5, true, {}, ['a']]) expect(ask(text(), raw)).toEqual(refused('notText'))
  })

  it('D4.3: rich text passes through the sanitiser of the server, other text does not', () => {
    const sanitise = (html: string) => html.replaceAll('<script>', '')
    expect(ask(richText(), '<p><script>x</p>', sanitise)).toBe('<p>x</p>')
    expect(ask(longText(), '<script>x', sanitise)).toBe('<script>x')
  })

  it('D4.3: the length of rich text is counted after sanitising', () => {
    const strip = (html: string) => html.replace(/<[^>]*>/g, '')
    expect(ask(richText({ max: 3 }), '<p>abc</p>', strip)).toBe('abc')
  })

  it('D19.3: whatever is kept is kept the same when sent back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
        for (const lines of ['one', 'many'] as const) {
          const once = cleanText(raw, lines)
          if (once === undefined) continue
          expect(cleanText(once, lines)).toBe(once)
          expect(once).toBe(once.trim().normalize('NFC'))
          expect(once).not.toContain('\r')
          if (lines === 'one') expect(once).not.toContain('\n')
        }
      }),
    )
  })

  it('D19.3: text is refused exactly when it cannot be written as UTF-8 or holds NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('', '\0', ...LONE), (raw, bad) => {
        const given = raw + bad
        expect(cleanText(given, 'many') === undefined).toBe(!given.isWellFormed() || given.includes('\0'))
      }),
    )
  })

  it('D19.3: nothing, null and blanks are empty; zero and no are not', () => {
    for (const value of [undefined, null, '', '  ', '\n\t']) expect(isEmpty(value)).toBe(true)
    for (const value of [0, false, 'x', [], {}]) expect(isEmpty(value)).toBe(false)
  })
})
