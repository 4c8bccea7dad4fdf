import { isObject } from '@schakel/domain'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

interface Found {
  readonly query: string
  readonly at: number
  readonly places: readonly { readonly from: number; readonly to: number }[]
}

const key = new PluginKey<Found>('find')
const nothing: Found = { query: '', at: 0, places: [] }

/** Marks what one looks for in a note. */
export const findExtension = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply: (transaction, found) => {
          const asked: unknown = transaction.getMeta(key)
          const next = isAsked(asked) ? { ...found, ...asked } : found
          if (next === found && !transaction.docChanged) return found
          return { ...next, places: placesOf(transaction.doc, next.query) }
        },
      },
      props: {
        decorations: (state) => {
          const found = key.getState(state) ?? nothing
          const marks = found.places.map(({ from, to }, index) =>
            Decoration.inline(from, to, { class: index === found.at ? 'sk-found sk-found-now' : 'sk-found' }),
          )
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  ],
})

/** Looks for words, and goes to the first place, or another one of them; answers how many there are and which one it is. */
export function find(view: EditorView, query: string, step: number): { readonly count: number; readonly at: number } {
  const places = placesOf(view.state.doc, query)
  const before = key.getState(view.state) ?? nothing
  const count = places.length
  const at = count === 0 ? 0 : before.query === query ? (before.at + step + count) % count : 0
  const transaction = view.state.tr.setMeta(key, { query, at })
  const place = places[at]
  if (place) transaction.setSelection(TextSelection.create(view.state.doc, place.from, place.to)).scrollIntoView()
  view.dispatch(transaction)
  return { count, at }
}

function placesOf(doc: Node, query: string): Found['places'] {
  const wanted = lowered(query.trim())
  if (wanted === '') return []
  const places: { from: number; to: number }[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return
    // What is no letter counts as one, so that places in the line and in the text are the same.
    const line = lowered(node.textBetween(0, node.content.size, undefined, '\u0000'))
    for (let from = line.indexOf(wanted); from >= 0; from = line.indexOf(wanted, from + wanted.length)) {
      places.push({ from: pos + 1 + from, to: pos + 1 + from + wanted.length })
    }
  })
  return places
}

/** In small letters, each of which stands where it stood: İ becomes two, of which the second is a dot. */
function lowered(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const small = letter.toLocaleLowerCase()
    return small.length < letter.length ? letter : small.slice(0, letter.length)
  })
}

function isAsked(asked: unknown): asked is Pick<Found, 'query' | 'at'> {
  return isObject(asked) && 'query' in asked
}
