import type { Mention } from '@schakel/domain'
import { groupsIn, hashFields, questionsIn } from '@schakel/domain/notes'
import { PluginKey } from '@tiptap/pm/state'
import type { SuggestionOptions } from '@tiptap/suggestion'
import { call } from '../../api/call.ts'
import { currentWords } from '../../texts/i18n.ts'
import { currentLocale } from '../../texts/languageFiles.ts'

/** One line of the list behind `@`, `#` or `-`. */
export interface Suggested extends Mention {
  readonly detail?: string | undefined
}

type Options = Omit<SuggestionOptions<Suggested>, 'editor'>
export type Render = NonNullable<Options['render']>

const MOST = 40

/** The lists behind the three characters (S2.36, D10). */
export function suggestionsFor(
  item: string,
  fieldText: (id: string) => string | undefined,
  render: Render,
): readonly Options[] {
  const trigger = (char: string, items: NonNullable<Options['items']>): Options => ({
    char,
    pluginKey: new PluginKey(`note${char}`),
    items,
    render,
    command: ({ editor, range, props }) => {
      const attrs = { id: props.id, label: props.name, mentionSuggestionChar: char }
      editor
        .chain()
        .focus()
        .insertContentAt(range, [
          { type: 'mention', attrs },
          { type: 'text', text: ' ' },
        ])
        .run()
    },
  })
  return [
    trigger('@', ({ query }) => contacts(item, query)),
    trigger('#', ({ query }) => fields(query, fieldText)),
    trigger('-', ({ query }) => values(query)),
  ]
}

async function contacts(item: string, q: string): Promise<Suggested[]> {
  const people = await call<{ readonly _id: string; readonly name: string }[]>('/api/mentions/list', { item, q })
  return people.map(({ _id, name }) => ({ id: _id, name }))
}

function fields(query: string, fieldText: (id: string) => string | undefined): Suggested[] {
  const words = currentWords()
  return hashFields
    .map(({ id, of, path }) => ({
      id,
      name: words.field(of, path.join('.')),
      detail: fieldText(id)?.replace(/^[^:]*: /, ''),
    }))
    .filter(({ name }) => has(name, query))
}

function values(query: string): Suggested[] {
  const groups = groupsIn(currentLocale())
  const nameOf = new Map(groups.map(({ id, text }) => [id, text]))
  const found = groups.filter(({ text }) => has(text, query)).map(({ id, text }) => ({ id: `value.${id}`, name: text }))
  const questions = questionsIn(currentLocale())
    .filter(({ text, group }) => query !== '' && (has(text, query) || has(nameOf.get(group) ?? '', query)))
    .map(({ id, text, group }) => ({ id: `value.${id}`, name: text, detail: nameOf.get(group) }))
  return [...found, ...questions].slice(0, MOST)
}

function has(text: string, query: string): boolean {
  return text.toLocaleLowerCase().includes(query.toLocaleLowerCase())
}
