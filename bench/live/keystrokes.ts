import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import * as Y from 'yjs'

/** A pause between two keystrokes of one person, ms: sixty words a minute are five letters a second. */
const KEY_MS = 200
/** What is still under way may take so long, ms. */
const LATE_MS = 5000
/** A line is begun anew before it grows long. */
const LINE_MAX = 60

interface Edit {
  readonly delta?: ArrayBuffer | Uint8Array
}

/**
 * All of them type in one note at the pace of a quick typist, each in a line of their own. Answers how long each keystroke took until
 * the editor that comes next in the row, who stands for all others, had it, ms.
 */
export async function measureKeystrokes(editors: readonly Socket[], item: string, strokes: number): Promise<number[]> {
  const times: number[] = []
  const sentAt = new Map<string, number>()
  const stops = editors.map((socket, at) => {
    const before = `<${(at + editors.length - 1) % editors.length}.`
    const hear = ({ delta }: Edit) => {
      // Several may come at once.
      for (const stroke of delta ? strokesIn(delta) : []) {
        const sent = stroke.startsWith(before) ? sentAt.get(stroke) : undefined
        if (sent !== undefined) times.push(performance.now() - sent)
      }
    }
    socket.on('update_editor_client', hear)
    return () => socket.off('update_editor_client', hear)
  })
  await Promise.all(
    editors.map(async (socket, at) => {
      const type = writer()
      // Not all of them at the same moment.
      await wait((at / editors.length) * KEY_MS)
      for (let stroke = 0; stroke < strokes; stroke += 1) {
        const name = `<${at}.${stroke}>`
        const delta = type(name)
        sentAt.set(name, performance.now())
        socket.emit('update_editor_server', { item, version: 0, delta })
        await wait(KEY_MS)
      }
    }),
  )
  const until = performance.now() + LATE_MS
  while (times.length < editors.length * strokes && performance.now() < until) await wait(50)
  for (const stop of stops) stop()
  const lost = editors.length * strokes - times.length
  if (lost > 0) throw new Error(`${lost} keystrokes of ${editors.length * strokes} were not heard`)
  return times
}

/** Somebody with a line of their own; answers what each thing that they type comes to. */
function writer(): (text: string) => Uint8Array {
  const doc = new Y.Doc()
  const line = new Y.XmlText()
  const paragraph = new Y.XmlElement('paragraph')
  paragraph.insert(0, [line])
  doc.getXmlFragment('default').insert(0, [paragraph])
  let known: Uint8Array | undefined
  return (text) => {
    line.insert(0, text)
    if (line.length > LINE_MAX) line.delete(LINE_MAX / 2, line.length - LINE_MAX / 2)
    const delta = Y.encodeStateAsUpdate(doc, known)
    known = Y.encodeStateVector(doc)
    return delta
  }
}

const letters = new TextDecoder('latin1')

/** By what keystrokes are known: it is what was typed. */
function strokesIn(delta: ArrayBuffer | Uint8Array): readonly string[] {
  return letters.decode(delta).match(/<\d+\.\d+>/g) ?? []
}
