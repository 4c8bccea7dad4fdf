import { describe, expect, test } from 'vitest'
import { shortDiff, wordDiff } from './wordDiff.ts'

const told = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => `${kind}:${text.trim()}`)

describe('what differs between two texts', () => {
  test('S3.14: word by word, in reading order', () => {
    expect(told('Twee bars en een terras.', 'Drie bars en geen terras.')).toEqual([
      'gone:Twee',
      'come:Drie',
      'same:bars en',
      'gone:een',
      'come:geen',
      'same:terras.',
    ])
    expect(told('', 'Nieuw')).toEqual(['come:Nieuw'])
    expect(told('Gelijk', 'Gelijk')).toEqual(['same:Gelijk'])
  })

  test('S3.14: either side is read back from it, also of texts too long to compare', () => {
    const long = (word: string) => Array.from({ length: 4000 }, (_, n) => `${word}${n % 7}`).join(' ')
    for (const [before, after] of [
      ['a b c d e', 'b x d e f'],
      [long('oud'), long('nieuw')],
    ] as const) {
      const diff = wordDiff(before, after)
      const side = (gone: 'gone' | 'come') =>
        diff
          .filter(({ kind }) => kind === 'same' || kind === gone)
          .map(({ text }) => text)
          .join('')
      expect([side('gone').replace(/\s+/g, ' '), side('come').replace(/\s+/g, ' ')]).toEqual([before, after])
    }
  })

  test('S3.14: what stayed is left out but for the words around a change', () => {
    const words = Array.from({ length: 100 }, (_, n) => `w${n}`).join(' ')
    const [head, gone, come] = shortDiff(wordDiff(`${words} oud`, `${words} nieuw`))
    expect(head?.text.trim()).toBe('… w92 w93 w94 w95 w96 w97 w98 w99')
    expect([gone, come]).toEqual([
      { kind: 'gone', text: 'oud' },
      { kind: 'come', text: 'nieuw' },
    ])
  })
})
