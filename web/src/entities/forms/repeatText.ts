import { isoDateOf, type RepeatUnit, repeatUnits, ruleOf } from '@schakel/domain'

/** What stands in the inputs of a rule, as it was typed. */
export interface RepeatInputs {
  readonly unit: RepeatUnit | ''
  readonly every: string
  readonly until: string
  /** What the rule says besides, such as the last day of a month. */
  readonly rest: string
}

const unitParts = new Map(repeatUnits.map((unit) => [ruleOf({ unit, every: 1 }), unit]))

/** The inputs of a rule that may be half typed. */
export function repeatInputsOf(text: string): RepeatInputs {
  const parts = text.split(';')
  const said = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
  const until = said('UNTIL') ?? ''
  return {
    unit: unitParts.get(parts[0] ?? '') ?? '',
    every: said('INTERVAL') ?? '1',
    until: until.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    rest: parts.filter((part) => part.startsWith('BY')).join(';'),
  }
}

/** The rule that the inputs say; one that cannot be is left for the check to refuse. Without a unit there is none. */
export function repeatTextOf({ unit, every, until, rest }: RepeatInputs, before: RepeatUnit | '' = unit): string {
  if (unit === '') return ''
  const typed = (text: string) => text.replaceAll(/[;=]/g, '')
  return [
    ruleOf({ unit, every: 1 }),
    ...(every.trim() === '1' ? [] : [`INTERVAL=${typed(every.trim())}`]),
    ...(rest === '' || unit !== before ? [] : [rest]),
    ...(until === '' ? [] : [`UNTIL=${isoDateOf(until)?.replaceAll('-', '') ?? typed(until)}`]),
  ].join(';')
}
