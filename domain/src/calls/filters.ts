import { z } from 'zod'
import {
  PAGE_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  WHERE_ALL_VALUES_MAX,
  WHERE_RULES_MAX,
  WHERE_VALUE_MAX,
  WHERE_VALUES_MAX,
} from '../limits.ts'
import { everySort, sortOrders } from '../lists/columns.ts'
import { listOnly } from '../lists/filters.ts'
import { isWhereInBounds, rulesIn, whereOperators, withoutDoubles } from '../lists/where.ts'
import { isTimeZone } from '../planning/timeZone.ts'
import { provinces } from '../types/closedLists.ts'
import { anyOr, plainText, termInput, wholeNumber } from './inputs.ts'

const MOST = 20
const sorts = everySort()

/** One text or several; absent, null, empty and `*` mean any (D8.3). */
function someOf(max: number) {
  return z
    .union([z.array(plainText(max)).max(MOST), plainText(max)])
    .nullish()
    .transform((given) => {
      const list = given === undefined || given === null ? [] : [given].flat()
      return list.filter((text) => text !== '' && text !== '*')
    })
}

const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/

/** A day or a moment in UTC. */
const moment = anyOr(30)
  .refine((text) => text === undefined || (DAY.test(text) && !Number.isNaN(Date.parse(text))), 'date')
  .meta({ description: 'A day as 2026-03-31, or a moment in UTC as 2026-03-31T22:00:00Z.' })

const whereRule = z
  .object({
    field: plainText(80),
    op: z.enum(whereOperators),
    values: z.array(plainText(WHERE_VALUE_MAX)).max(WHERE_VALUES_MAX).default([]),
  })
  .transform((rule) => withoutDoubles(rule))

const whereGroup = z.object({ any: z.boolean().default(false), rules: z.array(whereRule).min(1).max(WHERE_RULES_MAX) })

const whereInput = z
  .object({
    any: z.boolean().default(false),
    rules: z.array(z.union([whereGroup, whereRule])).max(WHERE_RULES_MAX),
  })
  .superRefine((where, { addIssue }) => {
    if (isWhereInBounds(where)) return
    const maximum = rulesIn(where).length > WHERE_RULES_MAX ? WHERE_RULES_MAX : WHERE_ALL_VALUES_MAX
    addIssue({ code: 'too_big', origin: 'array', maximum, inclusive: true, input: where })
  })
  .nullish()
  .transform((where) => (where === null || where?.rules.length === 0 ? undefined : where))
  .meta({
    description: `Rules over the fields of the type in \`feed\`, of which all hold, or with \`any\` one; a rule may be such a group itself. A field of what an item hangs under is named as \`lead/employees\`. What the caller does not read is as if it were empty. At most ${WHERE_RULES_MAX} rules, with ${WHERE_ALL_VALUES_MAX} values together.`,
  })

/** The filters of every list (D8.3). What names something that does not exist for the caller finds nothing. */
export const filterInput = {
  q: termInput,
  status: someOf(40).meta({ description: 'One or several statuses of the type; of todos open or done.' }),
  feed: anyOr().meta({ description: 'A type, or the name of an edge.' }),
  parent: anyOr().meta({ description: 'Anything under this item, at any depth.' }),
  tags: someOf(200).meta({ description: 'Ids of tags; an item must have all of them, or a tag below them.' }),
  owner: anyOr().meta({ description: 'The id of a user or an organisation among the owners.' }),
  city: anyOr(80).meta({ description: 'The place, capitals and accents aside; of a dossier that of who asks.' }),
  province: z
    .enum([...provinces, '*', ''])
    .nullish()
    .transform((given) => provinces.find((name) => name === given))
    .meta({ description: 'The province of the zip code; of a dossier that of who asks.' }),
  from: moment,
  until: moment.meta({ description: 'The date at most: a day counts to its end, a moment is not counted itself.' }),
  since: moment.meta({ description: 'Changed at or after this moment.' }),
  only: z
    .enum([...listOnly, '*', ''])
    .nullish()
    .transform((given) => listOnly.find((name) => name === given))
    .meta({
      description:
        'For the centre: dossiers past a planned step and todos past their day, or dossiers under way that nobody was matched with. Others find nothing by it.',
    }),
  where: whereInput,
  also: whereRule
    .nullish()
    .transform((rule) => rule ?? undefined)
    .meta({ description: 'One rule that holds besides `where`: what a group of the list has in common.' }),
  zone: anyOr(60)
    .refine((zone) => zone === undefined || isTimeZone(zone), 'timeZone')
    .meta({ description: 'The time zone by whose days `where` is read; Europe/Amsterdam when left out.' }),
}

/** The order of a list (D8.3). */
export const sortInput = {
  sort: z
    .enum([...sorts, '*', ''])
    .nullish()
    .transform((given) => sorts.find((name) => name === given))
    .meta({
      description:
        'The order; without one what changed last comes first, and with words what fits best. By date has the latest first, by due the soonest, both what has no date last. A field orders a list of a type that has it.',
    }),
  order: z
    .enum([...sortOrders, '*', ''])
    .nullish()
    .transform((given) => sortOrders.find((name) => name === given))
    .meta({ description: 'Which way the order goes; its own way when left out.' }),
}

/** Which page of a list. */
export const pagingInput = { page: wholeNumber(1, PAGE_MAX, 1), page_size: wholeNumber(1, PAGE_SIZE_MAX, PAGE_SIZE) }
