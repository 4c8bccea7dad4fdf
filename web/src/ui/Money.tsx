import { formatMoney } from './format.ts'

/** An amount in whole euros (S9.6); a dash for none. */
export function Money({ amount }: { readonly amount: number | null | undefined }) {
  return <>{amount === null || amount === undefined ? '–' : formatMoney(amount)}</>
}
