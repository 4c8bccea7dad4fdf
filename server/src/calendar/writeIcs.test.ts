import { expect, test } from 'vitest'
import { writeIcs } from './writeIcs.ts'

const now = new Date('2026-11-23T00:00:00Z')
const start = '2026-11-23T10:00:00Z'

test('D14: no text goes on as a line of the calendar itself, whatever ends its lines', async () => {
  for (const end of ['\n', '\r\n', '\r', '\n\r']) {
    const text = `Overleg${end}ATTENDEE:iemand`
    const file = await writeIcs(text, [{ uid: 'een', summary: text, location: text, description: text, start }], now)
    expect(file).not.toMatch(/^ATTENDEE/m)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  }
})

test('D14: no line is longer than 75 octets, and no letter is cut in two', async () => {
  const summary = 'Één überlanger tïtel 😀 '.repeat(20)
  const lines = (await writeIcs('Agenda', [{ uid: 'een', summary, start }], now)).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(summary.trimEnd())
})

test('D14: a day takes the whole day, until the next one', async () => {
  const file = await writeIcs('Agenda', [{ uid: 'een', summary: 'Beurs', start: '2026-12-31' }], now)
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
})

test('D21.1: others have their turn while a calendar with many events is written', async () => {
  const events = Array.from({ length: 2000 }, (_, at) => ({ uid: `u${at}`, summary: `Stap ${at}`, start }))
  let turns = 0
  const turn = () => {
    turns += 1
    timer = setImmediate(turn)
  }
  let timer = setImmediate(turn)
  const file = await writeIcs('Agenda', events, now)
  clearImmediate(timer)
  expect(turns).toBeGreaterThan(0)
  expect(file.split('BEGIN:VEVENT')).toHaveLength(2001)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VEVENT\r\nEND:VCALENDAR\r\n$/)
})
