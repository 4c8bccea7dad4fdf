import { describe, expect, it } from 'vitest'
import { fold } from '../anonymity/fold.ts'
import { identityOf, type LeadIdentity } from '../anonymity/identifiers.ts'
import { squeezedText } from '../anonymity/shownText.ts'
import { reviewText } from './reviewText.ts'
import { unseenPassages } from './unseenPassages.ts'

const described = new Set([
  'only',
  'event',
  'slogan',
  'initials',
  'spelled',
  'misspelt',
  'history',
  'award',
  'landmark',
])
const SPAN = /\[\[(\w+)\|([^\]]+)\]\]/g

interface Passage {
  readonly identity: LeadIdentity
  readonly text: string
  readonly spans: readonly { readonly kind: string; readonly value: string }[]
}

function passageOf(block: string): Passage {
  const [card = '', ...lines] = block.trim().split('\n')
  const [name = '', city, street, zipcode, website, email, phone, contacts = ''] = card
    .split(';')
    .map((part) => part.trim())
  const lead = { name, website: `https://${website}`, email, phone, address: { street, zipcode, city } }
  const marked = lines.join(' ')
  return {
    identity: identityOf({ lead, contacts: contacts.split(',').map((one) => ({ name: one.trim() })) }),
    text: marked.replace(SPAN, '$2'),
    spans: [...marked.matchAll(SPAN)].map(([, kind = '', value = '']) => ({ kind, value })),
  }
}

const passages = unseenPassages
  .split(/^@/m)
  .filter((block) => block.trim() !== '')
  .map(passageOf)

/** Of the spans of some kinds, how many are blotted out or pointed at; of what is pointed at, how much is part of any span. */
function measure(isWanted: (kind: string) => boolean) {
  const missed: string[] = []
  const wrong: string[] = []
  let [values, suspects] = [0, 0]
  for (const { identity, text, spans } of passages) {
    const pieces = reviewText(text, { identity }).flat()
    const left = squeezedText(pieces.map((piece) => (piece.is === 'plain' ? piece.text : '▇')).join(''))
    for (const { kind, value } of spans) {
      if (!isWanted(kind)) continue
      values += 1
      if (left.includes(squeezedText(value))) missed.push(value)
    }
    const gone = spans.map(({ value }) => squeezedText(value))
    for (const piece of pieces) {
      // An ordinary word is a question, not a claim (D20.8).
      if (piece.is === 'plain' || piece.is === 'hidden' || piece.is === 'word') continue
      suspects += 1
      const words = (fold(piece.text).match(/[\p{L}\p{N}]{2,}/gu) ?? []).map(squeezedText)
      if (!words.some((word) => gone.some((value) => value.includes(word) || word.includes(value))))
        wrong.push(piece.text)
    }
  }
  return { values, missed, wrong, suspects, recall: 1 - missed.length / values, precision: 1 - wrong.length / suspects }
}

describe('passages that nobody tuned on', () => {
  it('D7: there are at least 300 spans that tell', () => {
    expect(passages.flatMap(({ spans }) => spans).length).toBeGreaterThanOrEqual(300)
  })

  it('D7: of names, places, addresses and numbers most are blotted out or pointed at', () => {
    const { recall, precision, missed, wrong } = measure((kind) => !described.has(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.97)
    expect(precision, wrong.join(' | ')).toBeGreaterThanOrEqual(0.75)
  })

  it('D20.9: of descriptions fewer are: the whole text is for staff to read', () => {
    const { recall, missed } = measure((kind) => described.has(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.5)
  })
})
