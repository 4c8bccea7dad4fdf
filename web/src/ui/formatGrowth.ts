const growths = new Intl.NumberFormat('nl-NL', { style: 'percent', signDisplay: 'exceptZero' })

/** How much more or less something became, of what it was: `+12%`. */
export function formatGrowth(part: number): string {
  return growths.format(part)
}
