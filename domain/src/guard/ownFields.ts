import { hashFields } from '../notes/hashFields.ts'
import { en } from '../texts/en.ts'
import { wordsOf } from '../texts/index.ts'
import { nl } from '../texts/nl.ts'
import { fold } from '../values.ts'

/** The first words of the fields that a note shows by a `#`, folded: typed by hand they are no handle either (D20.9). */
const ownFields: ReadonlySet<string> = new Set(
  [nl, en].flatMap((texts) => {
    const words = wordsOf(texts)
    return hashFields.map(({ of, path }) => fold(words.field(of, path.join('.'))).split(' ')[0] ?? '')
  }),
)

/** Whether a text is `#` and a field of the product, and so no handle. */
export function isOwnField(text: string): boolean {
  return text.startsWith('#') && ownFields.has(fold(text.slice(1)))
}
