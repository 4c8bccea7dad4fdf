import { isoDateOf, REPEAT_MAX, type Repeat, repeatUnits, ruleOf } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'

const LAST_DAY = /\d{1,2}-\d{1,2}-\d{4}$/
/** The days that not every month has; of a year that is the one of February. */
const lateDays = { day: [], week: [], month: [29, 30, 31], year: [29] } as const

/** The rule that a table says in these words, in one of the languages; nothing for words that it never says. */
export function repeatOf(text: string, languages: readonly Words[]): string | undefined {
  const said = text.trim().toLowerCase()
  const [day] = LAST_DAY.exec(said) ?? []
  const until = day === undefined ? undefined : isoDateOf(day)
  const ends = until === undefined ? {} : { until }
  const rules = rulesWith(said).map((rule) => ruleOf({ ...rule, ...ends }))
  return rules.find((rule) => languages.some((words) => words.repeat(rule).toLowerCase() === said))
}

/** All that a sentence with these numbers may mean. */
function rulesWith(said: string): readonly Repeat[] {
  const named = (said.match(/\d+/g) ?? []).map(Number).filter((every) => every > 1 && every <= REPEAT_MAX)
  return repeatUnits.flatMap((unit) =>
    [1, ...named].flatMap((every) => [{ unit, every }, ...lateDays[unit].map((on) => ({ unit, every, on }))]),
  )
}
