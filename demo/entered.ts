import { DEFAULT_PRICE } from '@schakel/domain'

/** Amounts in euro without those that stand there when nobody enters one (D4.6): nobody types these. */
export function entered<T extends Readonly<Record<string, number>>>(amounts: T): Partial<T> {
  const kept: Partial<T> = {}
  for (const name in amounts) if (amounts[name] !== DEFAULT_PRICE) kept[name] = amounts[name]
  return kept
}
