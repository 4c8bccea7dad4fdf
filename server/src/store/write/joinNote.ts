import { escapeHtml, type JoinRest } from '@schakel/domain'
import { fill, wordsOf } from '@schakel/domain/texts'
import { nl } from '@schakel/domain/texts/nl'

// Kept as text among what people wrote, in the first language of the product (D1.2).
const words = wordsOf(nl)
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** The remark under a match that tells what of the joined one could not become part of it, as rich text (D23.5). */
export function joinNote(rest: JoinRest): string {
  const { joinedMatch, joinedHidden } = nl.merging
  const amounts = Object.entries(rest.amounts).map(
    ([name, amount]) => `${words.field('match', name)}: ${euro.format(amount)}`,
  )
  const entries = rest.history.map(({ status, date, description, user }) =>
    [`${day.format(new Date(date))} ${words.status('match', status)}`, user?.name, description]
      .filter((part) => part)
      .join(' · '),
  )
  const first = fill(rest.isInternal ? joinedHidden : joinedMatch, { status: words.status('match', rest.status) })
  return [first, ...amounts, ...rest.texts.flatMap((text) => text.split(/\n+/)), ...entries]
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}
