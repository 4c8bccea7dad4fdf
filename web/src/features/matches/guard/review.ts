import type { GuardPiece, GuardReview } from '@schakel/domain/calls'

/** The words of a review that still look telling, each once. */
export function suspectsIn(review: GuardReview): string[] {
  return wordsOf(review, isSuspect)
}

/** The ordinary words of a review that are a part of a name too, each once: what staff are asked about (D20.8). */
export function questionsIn(review: GuardReview): string[] {
  return wordsOf(review, ({ is }) => is === 'word')
}

function isSuspect({ is }: GuardPiece): boolean {
  return is !== 'plain' && is !== 'hidden' && is !== 'word'
}

function wordsOf({ texts }: GuardReview, isMeant: (piece: GuardPiece) => boolean): string[] {
  const pieces = texts.flatMap(({ blocks }) => blocks.flat())
  return [...new Set(pieces.filter(isMeant).map(({ text }) => text.trim()))]
}
