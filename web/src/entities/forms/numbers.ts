// In this product a dot sets thousands apart (D1.4), so `1.250` typed into one of its own number fields is no fraction.
const GROUPED = /^\d{1,3}(\.\d{3})+(?=,|$)/

/** What was typed into a number field, as the domain reads numbers: without euro sign, spaces, thousands dots and `,-`. */
export function plainNumber(typed: string): string {
  const bare = typed.replace(/[€\s\u00a0\u202f]/g, '').replace(/,-$/, '')
  return bare.replace(GROUPED, (whole) => whole.replaceAll('.', ''))
}
