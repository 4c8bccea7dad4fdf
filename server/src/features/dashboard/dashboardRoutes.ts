import { arrayOf, isCentre, optionalText, propertyOf } from '@schakel/domain'
import { dashboardCalls, type Glance } from '@schakel/domain/calls'
import { type TodayName, TREND_DAYS, TREND_POINTS, todayFor, trendsFor } from '@schakel/domain/dashboard'
import { addDays, dayOf, dayStart } from '@schakel/domain/planning'
import { openTodos, plannedBetween, waitingMatches } from '@schakel/domain/work'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { findUnanswered, readLate, readTrends, readUnread } from '../../store/read/glance.ts'
import { readMessages } from '../../store/read/messages.ts'
import type { SearchQuery } from '../../store/read/search.ts'
import type { ViewerStore } from '../../store/store.ts'

type Waiting = Omit<Glance['today'][number], 'name'>

/** What the first screen says at a glance (S2.2). */
export function dashboardRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, dashboardCalls.read, async ({ me, viewer }): Promise<Glance> => {
    const now = context.store.settings.clock().toISOString()
    const day = dayOf(now) ?? now.slice(0, 10)
    const names = trendsFor(viewer.kind)
    const bounds = Array.from({ length: TREND_POINTS + 1 }, (_, at) =>
      addDays(day, 1 - TREND_DAYS * (TREND_POINTS - at)),
    )
    const [today, late, unread, points] = await Promise.all([
      Promise.all(todayFor(viewer.kind).map(async (name) => ({ name, ...(await waiting[name](me, day)) }))),
      isCentre(viewer) ? readLate(me, day) : null,
      isCentre(viewer) ? readUnread(me) : null,
      names.length === 0 ? undefined : readTrends(me, bounds),
    ])
    return {
      day,
      today,
      late,
      unread,
      trends: points ? names.map((name) => ({ name, points: [...points[name]] })) : [],
    }
  })
}

const waiting: Readonly<Record<TodayName, (me: ViewerStore, day: string) => Promise<Waiting>>> = {
  todos: (me, day) => found(me, { ...openTodos(dayStart(addDays(day, 1))), sort: 'due' }),
  appointments: (me, day) => found(me, plannedBetween(dayStart(day), dayStart(addDays(day, 1)))),
  matches: async (me) => {
    const query = waitingMatches(me.viewer.kind)
    return query === undefined ? findUnanswered(me) : found(me, query)
  },
  messages: async (me) => {
    const { json, unread } = await readMessages(me, { box: 'inbox', unread: true, page: 1, pageSize: 1 })
    return { count: unread, item: unread === 1 ? firstIn(json) : null }
  },
}

async function found(me: ViewerStore, query: Omit<SearchQuery, 'page' | 'pageSize'>): Promise<Waiting> {
  const { json, total } = await me.search({ ...query, page: 1, pageSize: 1 })
  return { count: total, item: total === 1 ? firstIn(json) : null }
}

function firstIn(json: string): string | null {
  const items: unknown = JSON.parse(json)
  return optionalText(propertyOf(arrayOf(items)[0], '_id')) ?? null
}
