/** The last word of the name of a row, folded. */
const surname = (row: string) => `fold(substring(trim(${row}.fields ->> 'name') from '\\S+$'))`

/** SQL: that two rows of contacts or accounts have the same e-mail address. */
export function hasSameAddress(one: string, other: string): string {
  return `lower(${other}.fields ->> 'email') = lower(${one}.fields ->> 'email')`
}

/** SQL: that two rows of contacts or accounts are one person (D6): the same address and the same surname. Colleagues share an address. */
export function isSamePerson(one: string, other: string): string {
  return `${hasSameAddress(one, other)} and ${surname(other)} is not distinct from ${surname(one)}`
}
