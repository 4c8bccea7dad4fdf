import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Attacker } from './attacker.ts'

/** Each a little under what is let in (D8.10, D4.3, D14, D15). */
const TEXT_LENGTH = 19_000
const FILE_BYTES = 49 * 1024 * 1024
const SMALL_FILE_ROWS = 10_000
const ICS_BYTES = 890_000
const PICTURE_SIDE = 6300

/** A form with a file, as a browser sends it. */
export interface Form {
  readonly form: Buffer
  readonly boundary: string
}

/** A form with one file and the fields beside it. */
export function formOf(name: string, file: Buffer, fields: Readonly<Record<string, string>>): Form {
  const boundary = randomBytes(12).toString('hex')
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return { form: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]), boundary }
}

const words = ['Jansen', 'van den Berg', 'Hotel', 'Meting', 'kassa', 'Dorpsplein', 'info@meting.example', '06 12345678']

/** A rich text near its bound, full of what could tell who is asking; each number another one. */
export function longText(n: number): string {
  const lines: string[] = []
  for (let length = 0, at = 0; length < TEXT_LENGTH; at += 1) {
    const line = `<p>${words.map((_, word) => `${words[(word * at + n) % words.length]} ${(at * 31 + n) % 997}`).join(' ')}</p>`
    length += line.length
    lines.push(line)
  }
  return lines.slice(0, -1).join('')
}

/** Organisations as CSV: of so many rows, or of as many as a file takes. */
export function csvOf(rows: number): Buffer {
  const lines = ['naam;medewerkers;plaats;e-mail;website;contactpersoon;omschrijving']
  for (let at = 0, bytes = 0; at < rows && bytes < FILE_BYTES; at += 1) {
    const line = `Import Hotel ${at} Meting;${at % 300};Utrecht;info${at}@import.example;https://import${at}.example;Jan Jansen ${at};Een hotel met kamers en een kassa ${at}`
    bytes += line.length + 1
    lines.push(line)
  }
  return Buffer.from(lines.join('\n'))
}

export const largestCsv = () => csvOf(Number.POSITIVE_INFINITY)
export const smallCsv = () => csvOf(SMALL_FILE_ROWS)

/** A calendar of events that recur for ever, as long as is let in. */
export function longCalendar(n: number): string {
  const events: string[] = []
  for (let at = 0, bytes = 0; bytes < ICS_BYTES; at += 1) {
    const event = `BEGIN:VEVENT\r\nUID:${n}-${at}@bench\r\nSUMMARY:Overleg nummer ${at}\r\nDTSTART;TZID=Europe/Amsterdam:20250101T090000\r\nRRULE:FREQ=MINUTELY;INTERVAL=7;BYDAY=MO,TU,WE\r\nEND:VEVENT\r\n`
    bytes += event.length
    events.push(event)
  }
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:bench\r\n${events.join('')}END:VCALENDAR\r\n`.slice(0, 899_000)
}

/** A PNG of as many pixels as are let in, in a file that is quickly sent. */
export function largePicture(): Buffer {
  const chunk = (name: string, bytes: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), bytes])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(bytes.byteLength, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(PICTURE_SIDE, 0)
  head.writeUInt32BE(PICTURE_SIDE, 4)
  // Eight bits of each of three colours.
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(PICTURE_SIDE * (1 + PICTURE_SIDE * 3))
  for (let at = 0; at < rows.length; at += 997) rows[at] = at % (1 + PICTURE_SIDE * 3) === 0 ? 0 : at % 251
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const picture = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...picture])
}

/** An organisation with people, requests and matches around it, each text near its bound. */
export interface Around {
  readonly lead: string
  readonly dossiers: readonly string[]
}

/** Makes what an attacker writes about. */
export async function makeAround(post: Post, space: string, dossiers: number, people: number): Promise<Around> {
  const make = async (item: object, parent: string) => String((await post('/api/space/save', { item, parent }))._id)
  const lead = await make({ _type: 'lead', name: 'Hotel Meting van den Berg', employees: 12 }, space)
  const supplier = await make({ _type: 'supplier', name: 'Leverancier van de meting' }, space)
  for (let at = 0; at < people; at += 1)
    await make({ _type: 'person', name: `Jan${at} van den Berg-Jansen${at}`, email: `jan${at}@meting.example` }, lead)
  const made: string[] = []
  for (let at = 0; at < dossiers; at += 1) {
    const dossier = await make({ _type: 'dossier', name: 'ERP', users: 20, case: longText(at) }, lead)
    await post(`/api/space/edge/MATCH/${dossier}/${supplier}`, { props: {} })
    made.push(dossier)
  }
  return { lead, dossiers: made }
}

type Post = (path: string, body: object) => Promise<{ readonly _id?: string }>

/** What a kind of attack is given. */
export interface Scene {
  readonly me: Attacker
  readonly space: string
  readonly around: Around
  /** Organisations that are there, to be merged, changed and read. */
  readonly leads: readonly string[]
}
