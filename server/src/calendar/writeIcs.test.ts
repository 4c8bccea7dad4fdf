import { expect, test } from 'vitest'
import { writeIcs } from './writeIcs.ts'

const now = new Date('2026-11-23T00:00:00Z')
const start = '2026-11-23T10:00:00Z'

test('D14: no text goes on as a line of the calendar itself, whatever ends its lines', () => {
  for (const end of ['\n', '\r\n', '\r', '\n\r']) {
    const text = `Overleg${end}ATTENDEE:iemand`
    const file = writeIcs(text, [{ uid: 'een', summary: text, location: text, description: text, start }], now)
    expect(file).not.toMatch(/^ATTENDEE/m)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  }
})

test('D14: no line is longer than 75 octets, and no letter is cut in two', () => {
  const summary = 'Één überlanger tïtel 😀 '.repeat(20)
  const lines = writeIcs('Agenda', [{ uid: 'een', summary, start }], now).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(summary.trimEnd())
})

test('D14: a day takes the whole day, until the next one', () => {
  const file = writeIcs('Agenda', [{ uid: 'een', summary: 'Beurs', start: '2026-12-31' }], now)
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
})
