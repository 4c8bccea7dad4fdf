import type { TestApp } from '../../app.ts'
import { pdfText } from '../../pdfText.ts'
import type { Ask } from '../attacks.ts'
import { unpacked } from '../encodings.ts'
import { sendAsk } from '../send.ts'

/** What came back: all of it that is not by chance. */
export interface Received {
  readonly status: number
  readonly text: string
}

/** By chance, of the moment at which this machine answered, or said by the body itself. */
const chance = new Set(['x-request-id', 'date', 'keep-alive', 'connection', 'content-length'])
/** A workbook and a document tell when this machine made them, and a document has a number of its own. */
const isTimed = /xlsx|notes\/export/
const MOMENTS = /\d{4}-\d\d-\d\dT[\d:.]+Z|D:\d+Z?|<[0-9a-f]{32}>/g

/** Asks a server: in this process, but for a form, which needs a real line. */
export async function request({ app, url }: TestApp, token: string, ask: Ask): Promise<Received> {
  if (ask.form) return throughLine(await sendAsk(url, token, ask))
  const { method, path, body } = ask
  const { statusCode, headers, rawPayload } = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}`, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
  })
  return received(statusCode, Object.entries(headers), rawPayload, isTimed.test(path))
}

async function throughLine(response: Response): Promise<Received> {
  return received(response.status, [...response.headers], Buffer.from(await response.arrayBuffer()), false)
}

function received(status: number, headers: readonly (readonly [string, unknown])[], bytes: Buffer, isOfNow: boolean) {
  const kept = headers.filter(([name]) => !chance.has(name))
  // How a page draws its words depends on which signs a name by chance has; the words themselves do not.
  const text =
    bytes.subarray(0, 4).toString() === '%PDF' ? `PDF\n${pdfText(bytes).replaceAll(/ +/g, ' ')}` : unpacked(bytes)
  return { status, text: `${said(kept)}\n${isOfNow ? text.replace(MOMENTS, 'NOW') : text}` }
}

function said(headers: readonly (readonly [string, unknown])[]): string {
  return headers.map(([name, value]) => `${name}: ${String(value)}`).join('\n')
}
