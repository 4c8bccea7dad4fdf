import { dateTime, flag, listOf, longText, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
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
    description: longText({ search: 'other' }),
    done: flag({ default: false }),
    tasks: listOf({ name: text({ required: true }), done: flag({ default: false }) }),
  },
  short: ['due', 'done', 'tasks', 'description'],
  columns: ['name', 'due', 'done'],
})
