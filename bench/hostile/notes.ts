import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import * as Y from 'yjs'
import type { Scene } from './materials.ts'

/** Tabs that write, half of them in one note. */
const TABS = 8
/** Who was refused waits so long, ms. */
const PAUSE_MS = 20
/** The largest edit that is let in, bytes; and the longest text, letters. */
const EDIT_BYTES = 890_000
const TEXT_LETTERS = 15_000

/** Edits of many kinds in the notes of an organisation: typing, texts pasted and taken out again, what is as heavy as it may be, and all anew. */
export async function notes({ me, around }: Scene): Promise<void> {
  const one = around.dossiers[0] ?? ''
  const heavy = heavyEdits()
  await Promise.all(
    Array.from({ length: TABS }, async (_, at) => {
      const item = at % 2 === 0 ? one : (around.dossiers[at % around.dossiers.length] ?? one)
      const tab = await me.tab(item)
      const hand = new Hand(tab, item)
      await me.keepOn(1, async (n) => {
        me.counts.asked += 1
        const status = await hand.send(editOf(hand, heavy, n + at))
        me.note(status)
        if (status >= 400) await wait(PAUSE_MS)
      })
    }),
  )
}

function editOf(hand: Hand, heavy: readonly Uint8Array[], n: number): Uint8Array | 'renew' {
  if (n % 23 === 0) return 'renew'
  if (n % 7 === 0) return heavy[n % heavy.length] ?? new Uint8Array()
  if (n % 5 === 0) return hand.edit((text) => text.insert(0, 'lang '.repeat(TEXT_LETTERS / 5)))
  if (n % 5 === 1) return hand.edit((text) => text.delete(0, text.length))
  return hand.edit((text) => text.insert(0, `woord ${n} `))
}

/** One tab with its copy of the note. */
class Hand {
  readonly #tab: Socket
  readonly #item: string
  #epoch = 0
  #doc = new Y.Doc()
  #text = new Y.XmlText()

  constructor(tab: Socket, item: string) {
    this.#tab = tab
    this.#item = item
    this.#begin()
    tab.on('update_editor_client', ({ whole, epoch }: { whole?: boolean; epoch?: number }) => {
      if (!whole) return
      this.#epoch = epoch ?? 0
      this.#begin()
    })
  }

  /** The edit that this change is. */
  edit(change: (text: Y.XmlText) => void): Uint8Array {
    const before = Y.encodeStateVector(this.#doc)
    this.#doc.transact(() => change(this.#text))
    return Y.encodeStateAsUpdate(this.#doc, before)
  }

  /** Sends an edit; answers what HTTP would say of it. */
  async send(edit: Uint8Array | 'renew'): Promise<number> {
    const [item, epoch] = [this.#item, this.#epoch]
    const sent =
      edit === 'renew'
        ? this.#tab.timeout(30_000).emitWithAck('renewNote', { item, epoch })
        : this.#tab.timeout(30_000).emitWithAck('update_editor_server', { item, version: 0, delta: edit, epoch })
    const answer: { ok: boolean; error?: string } = await sent.catch(() => ({ ok: false, error: 'internal' }))
    if (answer.ok) return 200
    return answer.error === 'tooMany' ? 429 : answer.error === 'internal' ? 500 : 422
  }

  // A line of its own, of a client that the note does not know yet.
  #begin(): void {
    this.#doc = new Y.Doc()
    this.#text = new Y.XmlText()
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [this.#text])
    this.#doc.getXmlFragment('default').insert(0, [paragraph])
  }
}

/** As heavy as an edit may be: all letters apart, a tree of empty lines, taking out what never was, and one long text. */
function heavyEdits(): readonly Uint8Array[] {
  const apart = new Y.Doc()
  const text = new Y.XmlText()
  apart.getXmlFragment('default').insert(0, [text])
  for (let at = 0; at < 1900; at += 1) text.insert(Math.floor(at / 2), 'x')
  const lines = new Y.Doc()
  lines.getXmlFragment('default').insert(
    0,
    Array.from({ length: 900 }, () => new Y.XmlElement('paragraph')),
  )
  const long = new Y.Doc()
  const words = new Y.XmlText()
  long.getXmlFragment('default').insert(0, [words])
  words.insert(0, 'x'.repeat(EDIT_BYTES))
  return [...[apart, lines, long].map((doc) => Y.encodeStateAsUpdate(doc)), deletions(9000), deletions(300_000)]
}

/** Bytes of an edit that only deletes, in so many pieces, of a client that nobody knows. */
function deletions(pieces: number): Uint8Array {
  const bytes: number[] = []
  const write = (number: number) => {
    let left = number
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left & 127) | 128)
    bytes.push(left)
  }
  for (const number of [0, 1, 7, pieces]) write(number)
  for (let at = 0; at < pieces && bytes.length < EDIT_BYTES; at += 1) {
    write(at * 2)
    write(1)
  }
  return new Uint8Array(bytes)
}
