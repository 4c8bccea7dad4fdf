import type { GuardPiece, GuardReview } from '@schakel/domain/calls'

/** The words of a review that still look telling, each once. */
export function suspectsIn({ texts }: GuardReview): string[] {
  const pieces = texts.flatMap(({ blocks }) => blocks.flat())
  return [...new Set(pieces.filter(isSuspect).map(({ text }) => text.trim()))]
}

export function isSuspect({ is }: GuardPiece): boolean {
  return is !== 'plain' && is !== 'hidden'
}
