import type { FieldIssue } from '../errors.ts'
import { dateTime, flag, isEmpty, listOf, longText, repeats, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { anchored, readRule, ruleOf } from '../repeat/rule.ts'
import { defineType } from './defineType.ts'

/** Something to do, with a checklist (S3.6). */
export const todo = defineType('todo', {
  icon: 'checkbox',
  colour: 'oker',
  edge: 'TODOS',
  parents: {},
  hangsAnywhere: true,
  roles: ['Taak', 'Afspraak'],
  roleRequired: true,
  autoOpen: false,
  holdsAny: true,
  taggable: false,
  timeline: ['changes', 'itself'],
  screen: { sections: ['work'], links: 'free', searched: 'all', isSmall: true, standsAlone: true, isQuick: true },
  dateField: 'due',
  doneField: 'done',
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    due: dateTime(),
    repeat: repeats({ single: true }),
    description: longText({ search: 'other' }),
    done: flag({ default: false }),
    tasks: listOf({ name: text({ required: true }), done: flag({ default: false }) }),
  },
  short: ['due', 'repeat', 'done', 'tasks', 'description'],
  columns: ['name', 'organisation', 'due', 'done'],
  check: repeatsFrom,
  derive: ({ repeat, due }) => {
    const rule = typeof repeat === 'string' && typeof due === 'string' ? readRule(repeat) : undefined
    return rule && typeof due === 'string' ? { repeat: ruleOf(anchored(rule, due)) } : {}
  },
})

type Kept = Readonly<Record<string, unknown>>

/** What repeats is counted from its deadline, so that it has one. */
function repeatsFrom({ repeat, due }: Kept, changed: Kept): readonly FieldIssue[] {
  if (isEmpty(repeat) || !isEmpty(due)) return []
  const path = ['repeat', 'due'].find((name) => Object.hasOwn(changed, name))
  return path === undefined ? [] : [{ path, code: 'dueFirst' }]
}
