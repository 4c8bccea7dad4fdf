import { describe, expect, it } from 'vitest'
import { corpus, type Passage } from '../../test/anonymity/corpus.ts'
import { corpusLeads } from '../../test/anonymity/corpusLeads.ts'
import { shownText, squeezedText } from '../../test/anonymity/shownText.ts'
import { foldLookalikes } from './foldLookalikes.ts'
import { redactHtml, redactText } from './redact.ts'

const PRECISION_MIN = 0.97

function redacted(passage: Passage): string {
  return redactHtml(passage.text, corpusLeads[passage.lead])
}

function survivors(passage: Passage, output: string): string[] {
  const squeezed = squeezedText(output)
  return passage.gone.filter((value) => squeezed.includes(squeezedText(value)))
}

/** Words of the passage that no value to be removed accounts for. */
function innocent(passage: Passage): string[] {
  const gone = passage.gone.map(squeezedText)
  const isGone = (word: string) => gone.some((value) => value.includes(word) || word.includes(value))
  return wordsIn(shownText(passage.text)).filter((word) => !isGone(squeezedText(word)))
}

function wordsIn(text: string): string[] {
  return foldLookalikes(text).match(/[\p{L}\p{N}][\p{L}\p{N}.,:/%'-]*(?<=[\p{L}\p{N}%])/gu) ?? []
}

describe('redacting the labelled passages', () => {
  it('D7: there are at least 300 passages on point of sale, kitchens, hotels, museums and the notations of numbers', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300)
  })

  it('D7: nothing that must go is left in any passage, as HTML or as plain text', () => {
    const left = corpus.flatMap((passage) => [
      ...survivors(passage, redacted(passage)).map((value) => ({ html: passage.text, value })),
      ...survivors(passage, redactText(passage.text, corpusLeads[passage.lead])).map((value) => ({
        text: passage.text,
        value,
      })),
    ])
    expect(left).toEqual([])
  })

  it('D7: what a passage is about stays readable', () => {
    const lost = corpus.flatMap((passage) => {
      const words = shownText(redacted(passage))
      return passage.stays
        .filter((word) => !foldLookalikes(words).includes(foldLookalikes(word)))
        .map((word) => ({ word, text: passage.text }))
    })
    expect(lost).toEqual([])
  })

  it(`D7: of the words removed, ${PRECISION_MIN * 100} percent had to go`, ({ annotate }) => {
    let removed = 0
    const wrongly: string[] = []
    for (const passage of corpus) {
      const kept = new Set(wordsIn(shownText(redacted(passage))))
      const lost = innocent(passage).filter((word) => !kept.has(word))
      wrongly.push(...lost.map((word) => `${word} in: ${passage.text}`))
      removed += wordsIn(passage.gone.join(' ')).length
    }
    const precision = removed / (removed + wrongly.length)
    annotate(`precision ${precision.toFixed(4)} over ${removed} words; wrongly: ${wrongly.join(' | ')}`)
    expect(precision).toBeGreaterThanOrEqual(PRECISION_MIN)
  })

  it('D7: redacting twice is redacting once', () => {
    for (const passage of corpus) {
      const once = redacted(passage)
      expect(redactHtml(once, corpusLeads[passage.lead])).toBe(once)
    }
  })
})
