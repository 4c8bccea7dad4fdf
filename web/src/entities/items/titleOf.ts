import { type AnyItem, objectOf, type Ref, textOfMarkup } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { currentLocale } from '../../texts/languageFiles.ts'
import { groupIn, textIn } from './read.ts'

function nameOf(value: unknown): string | undefined {
  return textIn(objectOf(value), 'name')
}

/** The organisation that an item belongs to: of a dossier the one that asks. */
export function organisationOf(item: Pick<AnyItem, 'organisation' | '_parents'>): Ref | undefined {
  return item.organisation ?? item._parents?.[0]
}

const PLACES_NAMED = 2

// Of an address one reads the name, not the way to it.
const SCHEME = /^https?:\/\/(?:www\.)?/

/** Where an item belongs, as the top of its page names it. */
export function placesOf(item: AnyItem): readonly Ref[] {
  return item.organisation ? [item.organisation] : (item._parents ?? []).slice(0, PLACES_NAMED)
}

/** What an item is called on the screen; a dossier is `<type> · <lead name>` (D4.7). */
export function titleOf(item: AnyItem, words: Words): string {
  const name = textIn(item, 'name')
  if (item._type === 'dossier') return [name, organisationOf(item)?.name].filter(Boolean).join(' · ')
  if (item._type === 'match') {
    const parts = [nameOf(item.supplier), nameOf(item.dossier)].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : words.type('match')
  }
  if (item._type === 'comment')
    return textIn(item, 'snippet') ?? (textOfMarkup(textIn(item, 'text') ?? '') || words.type('comment'))
  // A requirement set may have a name in English too (F1.1).
  if (item._type === 'template' && currentLocale() === 'en') return textIn(item, 'name_en') ?? name ?? ''
  return name ?? words.type(item._type)
}

/** What helps to recognise an item where its type is known: the first of these that it has. */
export function detailOf(item: AnyItem): string {
  const city = textIn(groupIn(item, 'address'), 'city')
  const chain =
    item._type === 'person'
      ? [textIn(item, 'jobtitle'), organisationOf(item)?.name, textIn(item, 'email')]
      : [
          city,
          item._type === 'dossier' ? undefined : organisationOf(item)?.name,
          textIn(item, 'email'),
          textIn(item, 'website')?.replace(SCHEME, ''),
        ]
  return chain.find(Boolean) ?? ''
}

/** What a person is: the first of job title, role on the edge and organisation that is known (S2.28). */
export function personLine(item: AnyItem, words: Words): string | undefined {
  const role = textIn(item, '$role')
  const chain = [textIn(item, 'jobtitle'), role && words.role(role), organisationOf(item)?.name]
  return chain.find(Boolean)
}

/** A second line that helps to recognise an item: its type and a detail. */
export function subtitleOf(item: AnyItem, words: Words): string {
  return [words.type(item._type), detailOf(item)].filter(Boolean).join(' · ')
}
