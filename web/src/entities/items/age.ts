/** Whole years since a day of birth (S2.28); nothing for what is no day. */
export function ageOf(dob: string, now = new Date()): number | undefined {
  const born = /^(\d{4})-(\d{2})-(\d{2})/.exec(dob)
  if (!born) return undefined
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(born[1])
  const age = today.slice(5) < dob.slice(5, 10) ? years - 1 : years
  return age >= 0 ? age : undefined
}
