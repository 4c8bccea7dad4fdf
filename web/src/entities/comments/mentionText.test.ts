import { mentionMarkup } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { isPlainWithMentions, mentionsIn, mentionsOf, richWithMentions, typedMention } from './mentionText.ts'

const els = { id: 'user/01els', name: 'Els Bakker' }
const elsa = { id: 'user/02els', name: 'Els Bakker-Vis' }

describe('mentions in typed text', () => {
  it('D10: an @ that begins a word asks for people, up to two words; one inside a word does not', () => {
    expect(typedMention('Dag @el', 7)).toEqual({ start: 4, q: 'el' })
    expect(typedMention('@', 1)).toEqual({ start: 0, q: '' })
    expect(typedMention('Dag @Els Ba en', 11)).toEqual({ start: 4, q: 'Els Ba' })
    expect(typedMention('mail els@haven.nl', 17)).toBeUndefined()
    expect(typedMention('Dag @Els Bakker van', 19)).toBeUndefined()
    expect(typedMention('Dag', 3)).toBeUndefined()
  })

  it('D4.3: picked names become mentions, the longest first, and everything else stays text', () => {
    const html = richWithMentions('Dag @Els Bakker-Vis, <b> @Els Bakker.\n@Els Bakkertje', [els, elsa])
    expect(html).toBe(`<p>Dag ${mentionMarkup(elsa)}, &lt;b&gt; ${mentionMarkup(els)}.</p><p>@Els Bakkertje</p>`)
    expect(richWithMentions('@Els Bakker', [])).toBe('<p>@Els Bakker</p>')
  })

  it('D10: two people of one name are each named where they were picked, also after editing', () => {
    const jan = { id: 'user/01jan', name: 'Jan Vis' }
    const contact = { id: 'person/01jan', name: 'Jan Vis' }
    const html = `<p>Dag ${mentionMarkup(jan)} en ${mentionMarkup(contact)} en ${mentionMarkup(jan)}</p>`
    expect(mentionsOf(html)).toEqual([jan, contact, jan])
    expect(richWithMentions('Dag @Jan Vis en @Jan Vis en @Jan Vis', mentionsOf(html))).toBe(html)
    expect(mentionsIn('@Jan Vis', [contact, jan]), 'the first was taken out again').toEqual([jan])
    expect(mentionsIn('@Jan Vis, @Els Bakker, @Jan Vis', [els, jan])).toEqual([jan, els, jan])
  })

  it('D4.3: what was written with mentions can be edited as plain text', () => {
    const html = `<p>Dag ${mentionMarkup(els)}</p>`
    expect(mentionsOf(html)).toEqual([els])
    expect(isPlainWithMentions(html)).toBe(true)
    expect(isPlainWithMentions(`${html}<ul><li>a</li></ul>`)).toBe(false)
    expect(isPlainWithMentions('<p><a href="https://x.nl">x</a></p>')).toBe(false)
  })
})
