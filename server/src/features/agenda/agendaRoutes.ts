import { Missing } from '@schakel/domain'
import { agendaCalls } from '@schakel/domain/calls'
import { addDays, dayOf } from '@schakel/domain/planning'
import type { FastifyInstance } from 'fastify'
import { GoogleAccess } from '../../calendar/googleAccess.ts'
import { writeIcs } from '../../calendar/writeIcs.ts'
import { countAsking } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { turnsOfEach } from '../../http/limitTurns.ts'
import { serve, serveOpenFile } from '../../http/serve.ts'
import { dropFeed, listOverlays, makeFeed, readFeed, removeOverlay, userOfFeed } from '../../store/agenda/calendars.ts'
import { awaitForms } from '../../store/anonymity/forms.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import { noteDisclosedReads } from '../../store/privacy/disclosureReads.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'
import { agendaOf, agendaText, listText, rangeOf } from './agenda.ts'
import { feedEvent } from './feedEvents.ts'
import { googleLayers } from './googleOverlay.ts'
import { googleRoutes } from './googleRoutes.ts'
import { importEvents } from './importEvents.ts'
import { externalLayers, newOverlay } from './overlays.ts'

/** How far a feed looks back and ahead, days: together within the longest stretch of an agenda. */
const FEED_BACK = 31
const FEED_AHEAD = 365
/** So many secrets that open nothing may be tried from one address in a quarter of an hour, and so many calendars added by one person. */
const TRIED_MOST = 100
const ADDED_MOST = 20
/** So many files may one person have read in that time, to see what is in them or to take it over. */
const IMPORTED_MOST = 60

/** The agenda of who calls (S2.3, D14), and the ways between it and other calendars. */
export function agendaRoutes(app: FastifyInstance, context: Context): void {
  const { store, config } = context
  const google = config.google && {
    access: new GoogleAccess(config.google, config.publicUrl),
    calendars: config.google.calendars,
    inTurn: turnsOfEach(),
  }
  googleRoutes(app, context, google)

  serve(app, context, agendaCalls.list, ({ me, body: { from, to } }) => agendaText(me, { from, to }))

  serve(app, context, agendaCalls.feed, async ({ viewer, body }) => {
    if (body.revoke) {
      await dropFeed(store, viewer._id)
      return { url: null }
    }
    const kept = body.renew ? undefined : await readFeed(store, viewer._id)
    if (body.look && kept === undefined) return { url: null }
    const secret = kept ?? (await makeFeed(store, viewer._id))
    return { url: `${config.publicUrl}/api/agenda/feed/${secret}.ics` }
  })

  serveOpenFile(app, agendaCalls.ics, async ({ path, request, reply }) => {
    const user = await userOfFeed(store, path.replace(/\.ics$/, ''))
    const viewer = user && (await viewerOfUser(store, user))
    if (!viewer) {
      await countAsking(store, 'agenda-feed', request.ip, TRIED_MOST)
      throw new Missing('feed')
    }
    // Who has the secret of an account asks as that account (D21.1).
    context.limits.take(viewer._id, 'reads')
    reply.type('text/calendar; charset=utf-8')
    return context.turns.inTurn(viewer._id, { isHeavy: true }, () => feedOf(context, store.as(viewer)))
  })

  serve(app, context, agendaCalls.import, async ({ me, viewer, body }) => {
    await countAsking(store, 'agenda-import', viewer._id, IMPORTED_MOST)
    return importEvents(me, body.ics, body.run === true)
  })

  serve(app, context, agendaCalls.overlays, async ({ viewer }) =>
    (await listOverlays(store, viewer._id)).map(({ _id, name, url, fetched, error }) => ({
      _id,
      name,
      host: new URL(url.replace(/^webcals?:/i, 'https:')).host,
      fetched: fetched?.toISOString() ?? null,
      error: error === null ? null : 'silent',
    })),
  )

  serve(app, context, agendaCalls.addOverlay, async ({ viewer, body }) => {
    await countAsking(store, 'agenda-overlay', viewer._id, ADDED_MOST)
    return newOverlay(store, viewer._id, { name: body.name, url: body.url.trim() })
  })

  serve(app, context, agendaCalls.removeOverlay, async ({ viewer, body }) => {
    if (!(await removeOverlay(store, viewer._id, body._id))) throw new Missing(body._id)
    return {}
  })

  serve(app, context, agendaCalls.external, async ({ viewer, body: { from, to } }) => {
    const range = rangeOf({ from, to })
    const read = await Promise.all([
      externalLayers(store, viewer._id, range),
      googleLayers(store, google, viewer._id, range),
    ])
    return read.flat()
  })
}

/** The agenda of a viewer as a calendar file. */
async function feedOf({ store, config: { publicUrl, brandName } }: Context, me: ViewerStore): Promise<Buffer> {
  const now = store.settings.clock()
  const today = dayOf(now.toISOString()) ?? ''
  await awaitForms(me)
  const range = { from: addDays(today, -FEED_BACK), to: addDays(today, FEED_AHEAD) }
  const [{ entries, items }, { locale: language }] = await Promise.all([
    agendaOf(me, range, false),
    readSettings(store, me.viewer._id),
  ])
  await noteDisclosedReads(me, await listText(items))
  const byId = new Map(items.map((item) => [item._id, item]))
  const events = function* () {
    for (const entry of entries) {
      const item = byId.get(entry.item)
      if (item) yield feedEvent(entry, item, { language, publicUrl })
    }
  }
  return Buffer.from(await writeIcs(brandName, events(), now))
}
