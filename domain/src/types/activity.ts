import { dateTime, longText, richText, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { activityStatuses } from '../status/statusTable.ts'
import { defineType } from './defineType.ts'

/** An appointment or a knowledge day (S3.7). */
export const activity = defineType('activity', {
  icon: 'calendar-event',
  colour: 'rood',
  edge: 'ACTIVITIES',
  parents: {},
  hangsAnywhere: true,
  roles: ['Afspraak', 'Kennisdag'],
  roleRequired: true,
  autoOpen: false,
  holdsAny: true,
  taggable: true,
  timeline: ['changes', 'itself'],
  screen: { sections: ['work'], links: 'free', searched: 'all', page: 'facts', standsAlone: true, isQuick: true },
  statuses: activityStatuses,
  dateField: 'date',
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    date: dateTime({ required: true }),
    end: dateTime(),
    location: text({ single: true, search: 'other' }),
    description: richText({ search: 'other' }),
    notes: longText(),
  },
  short: ['date', 'end', 'status', 'location'],
  card: ['name', 'avatar', 'banner', 'color', 'date', 'end', 'status', 'location', 'description'],
  withheld: ['notes'],
  check: ({ date, end }) =>
    typeof date === 'string' && typeof end === 'string' && end < date ? [{ path: 'end', code: 'endBeforeStart' }] : [],
  columns: ['name', 'organisation', 'date', 'end', 'status', 'location'],
})
