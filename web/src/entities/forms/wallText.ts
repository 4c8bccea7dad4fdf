/** The day in a moment on the wall clock (`YYYY-MM-DD HH:mm:ss`), or in one that has no time yet. */
export function dayOf(text: string): string {
  return text.split(' ')[0] ?? ''
}

/** Its time, empty when it has none yet. */
export function timeOf(text: string): string {
  return text.split(' ')[1] ?? ''
}

/** A day and a time as one text; a time of five characters gets its seconds (S5.9). */
export function wallText(day: string, time: string): string {
  if (day === '') return ''
  return time === '' ? day : `${day} ${time.length === 5 ? `${time}:00` : time}`
}
