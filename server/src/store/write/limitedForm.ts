import { mapOf, optionalText, textOfMarkup } from '@schakel/domain'
import { anonymiseComment, anonymiseDossier, anonymiseMatch, anonymiseRequirement } from '@schakel/domain/anonymity'
import type { Around } from './around.ts'
import type { LeadPeople } from './leadPeople.ts'
import { nothing, redactTask, type Whose } from './redactTask.ts'
import { searchWords } from './words.ts'

type Fields = Readonly<Record<string, unknown>>
/** What a supplier reads of an item before disclosure, and the words by which it finds it. */
export interface Form {
  readonly limited: Fields
  readonly words: string | null
}

/** What of the card of a lead stands in a form besides its words. */
export type Facts = Parameters<typeof anonymiseDossier>[2]

/** What a supplier reads of this item before disclosure (D7). */
export function limitedForm(row: Around, people: LeadPeople, facts: Facts): Form {
  const { identity } = people
  if (row.kind === 'dossier') {
    const limited = anonymiseDossier(row.fields, identity, facts)
    const words = searchWords('dossier', limited, row.tags) ?? ''
    return { limited, words: `${words} ${optionalText(limited.province) ?? ''}`.trim() || null }
  }
  if (row.kind === 'match') {
    const limited = anonymiseMatch(row.fields, identity, (user) => isOfLead(user, people))
    return { limited: withOwnReasons(limited, row), words: null }
  }
  if (row.kind === 'requirement') {
    const limited = anonymiseRequirement(row.fields, identity)
    return { limited, words: searchWords('requirement', limited, []) }
  }
  if (row.kind === 'comment') return remark(row, people)
  return redactTask(row.kind, row.fields, identity, whose(row))
}

/**
 * What its reader wrote itself stays as it is: blotted out, it would tell which of its guesses was right (D20.3). So it would where its
 * writer has gone to another supplier, which may not read in clear what the one it left knew.
 */
function whose({ authors, readers }: Around): (name: string, at?: number) => Whose {
  return (name, at) => {
    const said = authors?.[name]
    const by: unknown = at !== undefined && Array.isArray(said) ? said[at] : said
    if (isOneOf(readers, by)) return 'own'
    return typeof by === 'string' && readers.length > 0 ? 'rival' : 'other'
  }
}

function isOneOf(readers: readonly string[], by: unknown): boolean {
  return typeof by === 'string' && readers.includes(by)
}

function remark(row: Around, people: LeadPeople): Form {
  const author = mapOf(row.fields.author)
  const isHidden = author.size > 0 && isOfLead(Object.fromEntries(author), people)
  const redacted = anonymiseComment(row.fields, people.identity)
  const by = whose(row)('text')
  const limited = {
    ...redacted,
    ...(by === 'own' ? { text: row.fields.text, snippet: row.fields.snippet } : {}),
    ...(by === 'rival' ? { text: nothing.html(''), snippet: nothing.text('') } : {}),
    author: isHidden ? { name: (row.places === 1 ? row.alias : null) ?? 'Lead' } : row.fields.author,
  }
  return { limited, words: textOfMarkup(optionalText(mapOf(limited).get('text')) ?? '') || null }
}

/** The reasons that the supplier gave itself, as it wrote them. */
function withOwnReasons(limited: Fields, { fields, readers }: Around): Fields {
  const [kept, shown] = [fields.history, limited.history]
  if (!Array.isArray(kept) || !Array.isArray(shown)) return limited
  const history = shown.map((entry: unknown, index) => {
    const written = mapOf(kept[index])
    const isOwn = isOneOf(readers, mapOf(mapOf(written.get('user')).get('organisation')).get('_id'))
    const description = written.get('description')
    return isOwn && description !== undefined ? { ...Object.fromEntries(mapOf(entry)), description } : entry
  })
  return { ...limited, history }
}

function isOfLead(person: Fields, people: LeadPeople): boolean {
  return [person._id, mapOf(person.organisation).get('_id')].some((id) => typeof id === 'string' && people.ids.has(id))
}
