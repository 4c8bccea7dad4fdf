/** Whether a text names a zone of the world, as `Europe/Amsterdam` does (D1.4). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('nl', { timeZone: name }) !== undefined && /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
