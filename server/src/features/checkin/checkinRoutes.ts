import { Forbidden, Invalid, isCentre, Missing, mayCheckIn, typeOfId } from '@schakel/domain'
import { checkinCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { countAsking } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { inSameTime } from '../../http/sameTime.ts'
import { serve, serveOpen } from '../../http/serve.ts'
import { qrOf } from '../../qrOf.ts'
import { countAttendance, findNextActivity, readPresence, readRegistrations } from '../../store/read/attendance.ts'
import { readSupplierReaders } from '../../store/read/supplierReaders.ts'
import type { ViewerStore } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { type Loaded, loadOne } from '../../store/write/load.ts'
import { activityOfKey, checkinKey, endOfDay, opensAt } from './checkinKey.ts'
import { selfCheckin } from './selfCheckin.ts'

/** Visitors of one knowledge day share the address of its hall: so many tries of it in a quarter of an hour. */
const VISITORS_MOST = 600

/** Taking attendance: by staff, and by visitors themselves with the key of a QR code (D12). */
export function checkinRoutes(app: FastifyInstance, context: Context): void {
  const { store, config } = context
  const { secret, clock } = store.settings

  serve(app, context, checkinCalls.list, async ({ me, body }) => {
    const activity = await attended(me, body.activity)
    const [item, registrations, readBy] = await Promise.all([
      me.read(activity.id, 0),
      readRegistrations(me, activity.id),
      readSupplierReaders(me, [activity.id]),
    ])
    const key = checkinKey(secret, activity.id)
    return `{"key":${JSON.stringify(key)},"activity":${item},"registrations":${registrations},"readBy":${JSON.stringify(readBy)}}`
  })

  serve(app, context, checkinCalls.next, async ({ me, viewer }) => {
    if (!isCentre(viewer)) throw new Forbidden('check in')
    const id = await findNextActivity(me)
    if (id === undefined) return { activity: null, registered: 0, present: 0 }
    const [activity, counts] = await Promise.all([me.read(id, 0), countAttendance(me, id)])
    return { activity: JSON.parse(activity), ...counts }
  })

  serve(app, context, checkinCalls.present, async ({ me, body }) => {
    const activity = await attended(me, body.activity)
    const before = await readPresence(me, activity.id, body.person)
    // Who was taken off the list meanwhile stays off it: only coming registers.
    if (before === undefined && !body.present) throw new Missing(body.person)
    return me.link({
      edge: 'CONTACTS',
      parent: activity.id,
      child: body.person,
      props: {
        ...(before === undefined ? { $registered: clock().toISOString() } : {}),
        ...(body.present === undefined ? {} : { $present: since(body, before ?? undefined, clock()) }),
        ...(body.guests === undefined ? {} : { $guests: body.guests }),
      },
    })
  })

  serve(app, context, checkinCalls.code, async ({ me, body }) => {
    const activity = await attended(me, body.activity)
    const until = endOfDay(activity.fields) ?? clock()
    const key = checkinKey(secret, activity.id)
    const url = `${config.publicUrl}/checkin/${activity.id.slice('activity/'.length)}?key=${key}`
    return { url, qr: await qrOf(url, 2), until }
  })

  serveOpen(app, checkinCalls.key, async ({ body, request }) => {
    await countAsking(store, 'checkin', request.ip, VISITORS_MOST)
    const { fields } = await activityOf(body.key)
    const { name, date, end, location } = fields
    const opens = opensOf(fields)
    return { name, date, end, location, ...(opens ? { opens: opens.toISOString() } : {}) }
  })

  serveOpen(app, checkinCalls.self, async ({ body, request }) => {
    await countAsking(store, 'checkin', request.ip, VISITORS_MOST)
    const { id, fields } = await activityOf(body.key)
    if (opensOf(fields)) throw Invalid.of('key', 'tooEarly')
    const email = body.email.trim().toLowerCase()
    return inSameTime(async () => {
      await selfCheckin(store, { activity: id, email, attempt: body.attempt })
      return {}
    })
  })

  // A visitor has no account: the key is the right, and all it opens is one tick.
  const anybody = (): ViewerStore => store.as(systemViewer)

  /** From when visitors check in, while that is to come. */
  function opensOf(fields: Loaded['fields']): Date | undefined {
    const opens = opensAt(fields)
    return opens && opens > clock() ? opens : undefined
  }

  /** The activity that a visitor's key is for, until the last day on which it takes place is over (D12, D23.6). Throws Missing. */
  async function activityOf(key: string): Promise<Loaded> {
    const id = activityOfKey(secret, key)
    if (id === undefined) throw new Missing('key')
    const activity = await loadOne(anybody(), id)
    const until = endOfDay(activity.fields)
    if (activity.fields.status === 'cancelled' || !until || until <= clock()) throw new Missing('key')
    return activity
  }
}

/** The activity of which the viewer takes the attendance. Throws Missing, Forbidden. */
async function attended(me: ViewerStore, given: string): Promise<Loaded> {
  const id = given.includes('/') ? given : `activity/${given}`
  if (typeOfId(id) !== 'activity') throw new Missing(id)
  const activity = await loadOne(me, id)
  if (!mayCheckIn(me.viewer, activity.facts)) throw new Forbidden('check in')
  return activity
}

/**
 * Since when somebody is there. What stands is kept when it is told of twice: who is ticked twice came the first time, and an earlier moment
 * that comes late says nothing of what was done since. For the same reason an older taking back leaves it.
 */
function since(
  { present, at }: { readonly present?: boolean | string | undefined; readonly at?: string | undefined },
  before: string | undefined,
  now: Date,
): string | null {
  const past = (moment: unknown) =>
    Math.min(typeof moment === 'string' ? Date.parse(moment) : now.getTime(), now.getTime())
  if (present === false) return before !== undefined && past(at) < past(before) ? before : null
  return before ?? new Date(past(present)).toISOString()
}
