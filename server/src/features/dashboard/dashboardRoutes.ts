import { arrayOf, isCentre, optionalText, propertyOf } from '@schakel/domain'
import { dashboardCalls, type Glance } from '@schakel/domain/calls'
import { type TodayName, TREND_DAYS, TREND_POINTS, todayFor, trendsFor } from '@schakel/domain/dashboard'
import { addDays, dayAt } from '@schakel/domain/planning'
import { openTodos, plannedBetween, type WorkBounds, waitingMatches, workBounds } from '@schakel/domain/work'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { findUnanswered, readLate, readTrends, readUnread } from '../../store/read/glance.ts'
import { readMessages } from '../../store/read/messages.ts'
import type { SearchQuery } from '../../store/read/search.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'

type Waiting = Omit<Glance['today'][number], 'name'>

/** What the first screen says at a glance (S2.2). */
export function dashboardRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, dashboardCalls.read, async ({ me, viewer }): Promise<Glance> => {
    const now = context.store.settings.clock()
    const { timezone } = await readSettings(context.store, viewer._id)
    const bounds = workBounds(now, timezone)
    // How things go is the same for all: their days are those of Amsterdam.
    const home = dayAt(now)
    const names = trendsFor(viewer.kind)
    const stretches = Array.from({ length: TREND_POINTS + 1 }, (_, at) =>
      addDays(home, 1 - TREND_DAYS * (TREND_POINTS - at)),
    )
    const [today, late, unread, points] = await Promise.all([
      Promise.all(todayFor(viewer.kind).map(async (name) => ({ name, ...(await waiting[name](me, bounds)) }))),
      isCentre(viewer) ? readLate(me, home) : null,
      isCentre(viewer) ? readUnread(me) : null,
      names.length === 0 ? undefined : readTrends(me, stretches),
    ])
    return {
      day: bounds.day,
      home,
      today,
      late,
      unread,
      trends: points ? names.map((name) => ({ name, points: [...points[name]] })) : [],
    }
  })
}

const waiting: Readonly<Record<TodayName, (me: ViewerStore, bounds: WorkBounds) => Promise<Waiting>>> = {
  todos: (me, { tomorrowStart }) => found(me, { ...openTodos(tomorrowStart), sort: 'due' }),
  appointments: (me, { dayStart, tomorrowStart }) => found(me, plannedBetween(dayStart, tomorrowStart)),
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
