import { Readable } from 'node:stream'
import { amountsFor, isObject, isTypeName, type TypeName, type Viewer } from '@schakel/domain'
import { namesErased, wordErased } from '@schakel/domain/privacy'
import type { Words } from '@schakel/domain/texts'
import type { Exported } from '../../store/read/exported.ts'
import { columnsOf } from './columns.ts'
import type { Found } from './found.ts'
import type { ExportTexts } from './texts.ts'

/** The rows as a JSON array, written while they are read (D17.2): of each item what the other files have columns for, as the viewer reads it. */
export function jsonOf({ types, rows }: Found, viewer: Viewer, words: Words, texts: ExportTexts): Readable {
  const names = new Map(types.map((type) => [type, namesOf(type, viewer, words, texts)]))
  const written = (item: Exported) => {
    const shown: Exported = amountsFor(viewer.kind, item)
    const kept = isTypeName(item._type) ? (names.get(item._type) ?? []) : []
    const fields = kept.flatMap((name) => (shown[name] === undefined ? [] : [[name, worded(shown[name], texts)]]))
    return JSON.stringify(Object.fromEntries([['_id', item._id], ['_type', item._type], ...fields]))
  }
  const lines = async function* () {
    let before = '[\n'
    for await (const page of rows()) {
      if (page.length === 0) continue
      yield before + page.map(written).join(',\n')
      before = ',\n'
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  }
  return Readable.from(lines(), { objectMode: false })
}

/** The fields of an item that have a column: a part of one stands in the whole. */
function namesOf(type: TypeName, viewer: Viewer, words: Words, texts: ExportTexts): readonly string[] {
  const keys = columnsOf([type], viewer, words, texts).map(({ key }) => key.replace(/\..*$/, ''))
  return [...new Set(keys)]
}

/** The mark where the name of an erased person stood is worded as files go out. */
function worded(value: unknown, texts: ExportTexts): unknown {
  if (typeof value === 'string') return namesErased(value) ? wordErased(value, texts.language) : value
  if (Array.isArray(value)) return value.map((one) => worded(one, texts))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, worded(part, texts)]))
}
