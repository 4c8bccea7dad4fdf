import type { GuardPiece, GuardReview } from '@schakel/domain/calls'

type Texts = readonly GuardReview['texts'][number][]

/** The words of texts that still look telling, each once. */
export function suspectsIn(texts: Texts): string[] {
  return wordsOf(texts, isSuspect)
}

/** The ordinary words of texts that are a part of a name too, each once: what staff are asked about (D20.8). */
export function questionsIn(texts: Texts): string[] {
  return wordsOf(texts, ({ is }) => is === 'word')
}

function isSuspect({ is }: GuardPiece): boolean {
  return is !== 'plain' && is !== 'hidden' && is !== 'word'
}

function wordsOf(texts: Texts, isMeant: (piece: GuardPiece) => boolean): string[] {
  const pieces = texts.flatMap(({ blocks }) => blocks.flat())
  return [...new Set(pieces.filter(isMeant).map(({ text }) => text.trim()))]
}
