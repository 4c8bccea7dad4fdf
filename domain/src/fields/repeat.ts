import { readRule, ruleOf } from '../repeat/rule.ts'
import { type Field, type FieldOptions, fail } from './field.ts'

/** How something repeats, kept as the text of an RRULE of RFC 5545 in one of the forms that are allowed (`repeat/rule.ts`). */
export function repeats(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'repeat',
    ...options,
    parse(raw) {
      const repeat = typeof raw === 'string' ? readRule(raw) : undefined
      return repeat ? { value: ruleOf(repeat) } : fail('repeat')
    },
  }
}
