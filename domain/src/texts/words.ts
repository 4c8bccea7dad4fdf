import type { FieldIssue } from '../errors.ts'
import { own } from '../own.ts'
import { readRule } from '../repeat/rule.ts'
import type { EdgeName, TypeName } from '../types/index.ts'
import type { DomainTexts } from './domainTexts.ts'

/** The words of one language, asked the way a screen or an error answer asks them. */
export interface Words {
  readonly texts: DomainTexts
  /** The name of a type, for one or for another number of them. */
  type(type: TypeName, count?: number): string
  /** The label of a field by its dotted path; rows of a list are named without their number (`tasks.0.name`). */
  field(type: TypeName | undefined, path: string): string
  status(type: TypeName, status: string): string
  role(role: string): string
  edge(edge: EdgeName): string
  /** The word of a value of a closed list. */
  choice(field: string, value: string | number): string
  tab(name: string): string
  /** How often something repeats by a rule, such as `elke 2 weken`; what is no rule is shown as it is kept. */
  repeat(rule: string): string
  /** What a broken rule says. */
  issue(issue: Pick<FieldIssue, 'code' | 'params'>): string
}

function last(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** Fills `{name}` in a text; a param that is not given stays visible, so that a mistake shows. */
export function fill(text: string, params: FieldIssue['params'] = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(own(params, name) ?? whole))
}

function repeatWords(texts: DomainTexts['repeats'], rule: string): string {
  const repeat = readRule(rule)
  if (!repeat) return rule
  const { unit, every, on, until } = repeat
  const count = every === 1 ? texts[unit].one : fill(texts[unit].many, { count: every })
  const often = on === undefined ? count : fill(unit === 'year' ? texts.onLeapDay : texts.on, { often: count, day: on })
  return until === undefined ? often : fill(texts.until, { often, until: until.split('-').reverse().join('-') })
}

/** The words of a language (D1.3); what has no word is shown as it is kept. */
export function wordsOf(texts: DomainTexts): Words {
  return {
    texts,
    type: (type, count = 1) => (count === 1 ? texts.types[type].one : texts.types[type].many),
    field(type, path) {
      const plain = path.replace(/\.\d+(?=\.|$)/g, '')
      const named = type === undefined ? undefined : own(texts.fieldsOf[type], plain)
      return named ?? own(texts.fields, plain) ?? own(texts.fields, last(plain)) ?? plain
    },
    status: (type, status) => own(texts.statuses[type], status) ?? status,
    role: (role) => own(texts.roles, role) ?? role,
    edge: (edge) => texts.edges[edge],
    choice: (field, value) => own(own(texts.choices, last(field)), String(value)) ?? String(value),
    tab: (name) => own(texts.tabs, name) ?? name,
    repeat: (rule) => repeatWords(texts.repeats, rule),
    issue: ({ code, params }) => fill(texts.issues[code], params),
  }
}
