import { typeOfId } from './types/index.ts'

/**
 * Where news of an item is read, as the address of a card has it after `/card/`: its page, or the answers of a match when there is
 * nothing to tell of it but what is asked (F1.14).
 */
export function newsPlace(item: string, kinds: readonly string[]): string {
  const isAsked = typeOfId(item) === 'match' && kinds.length > 0 && kinds.every((kind) => kind === 'answers')
  return isAsked ? `${item}/answers` : item
}
