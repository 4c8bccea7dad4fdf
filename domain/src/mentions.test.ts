import { describe, expect, it } from 'vitest'
import { MENTIONS_MAX, mentionedIn, mentionMarkup } from './mentions.ts'

const els = { id: 'user/01els', name: 'Els & Co <b>' }

describe('mentions', () => {
  it('D4.3: what is written is found again, each person once', () => {
    const html = `<p>${mentionMarkup(els)} en ${mentionMarkup({ id: 'person/02jan', name: 'Jan' })} ${mentionMarkup(els)}</p>`
    expect(mentionedIn(html)).toEqual(['user/01els', 'person/02jan'])
    expect(html).toContain('@Els &amp; Co &lt;b&gt;</a>')
  })

  it('D10: fields, values and links are no people', () => {
    const link = (char: string, id: string) =>
      `<a data-type="mention" data-id="${id}" data-mention-suggestion-char="${char}">x</a>`
    const html = [
      link('#', 'user/1'),
      link('-', '12'),
      link('@', 'lead/1'),
      '<a data-id="user/1">x</a>',
      '<a href="/x">x</a>',
    ]
    expect(mentionedIn(html.join(''))).toEqual([])
  })

  it('D4.3: a text tells a bounded number of people', () => {
    const many = Array.from({ length: 50 }, (_, index) => mentionMarkup({ id: `user/${index}`, name: 'A' })).join('')
    expect(mentionedIn(many)).toHaveLength(MENTIONS_MAX)
  })
})
