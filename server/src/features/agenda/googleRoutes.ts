import { Missing } from '@schakel/domain'
import { googleCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { NotGranted } from '../../calendar/googleAccess.ts'
import { countAsking } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { dropGoogleCalendar, keepGoogleCalendar, readGoogleConnected } from '../../store/agenda/googleCalendars.ts'
import { keepKey, takeKey } from '../../store/auth/accountKeys.ts'
import { sessionKeyOf } from '../../store/auth/sessions.ts'
import { type Google, googleLayers, layerId } from './googleOverlay.ts'

/** So often one person may begin, and come back, in a quarter of an hour. */
const TRIED_MOST = 20
/** By this the page that Google leads back to knows that it is about a calendar and not a login. */
const STATE = 'agenda.'

/** Connecting one's Google calendars, and taking that back (D14, D16). */
export function googleRoutes(app: FastifyInstance, context: Context, google: Google | undefined): void {
  const { store } = context

  serve(app, context, googleCalls.look, async ({ viewer }) => {
    const kept = await readGoogleConnected(store, viewer._id)
    if (!kept) return { connection: null }
    const { since, name, lost, error, calendars } = kept
    return {
      connection: {
        since: since.toISOString(),
        name,
        lost,
        isSilent: error !== null,
        isOwnAlone: calendars.some(({ isAlone }) => isAlone),
        calendars: calendars.map(({ id, name, isSilent }) => ({
          _id: layerId(store.settings.secret, viewer._id, id),
          name,
          isSilent: isSilent === true,
        })),
      },
    }
  })

  serve(app, context, googleCalls.start, async ({ viewer, token, request }) => {
    if (!google) throw new Missing('google')
    await countAsking(store, 'agenda-google-start', viewer._id, TRIED_MOST)
    const verifier = google.access.newVerifier()
    const detail = { verifier, session: sessionKeyOf(token) }
    const key = await keepKey(store, { purpose: 'google', user: viewer._id, detail })
    const url = await google.access.address(`${STATE}${key}`, verifier).catch((error: Error) => {
      request.log.warn({ err: error }, 'Google cannot be reached')
      return null
    })
    return { url }
  })

  serve(app, context, googleCalls.finish, async ({ viewer, token, body: { query }, request }) => {
    if (!google) throw new Missing('google')
    await countAsking(store, 'agenda-google-finish', viewer._id, TRIED_MOST)
    const state = new URLSearchParams(query).get('state') ?? ''
    const kept = state.startsWith(STATE) ? await takeKey(store, state.slice(STATE.length), ['google']) : undefined
    const { verifier, session } = kept?.detail ?? {}
    // Who comes back must be the session that went: nobody is made to read the calendar of somebody else as their own.
    if (!verifier || kept?.user !== viewer._id || session !== sessionKeyOf(token)) throw new Missing('key')
    try {
      await keepGoogleCalendar(store, viewer._id, await google.access.finish(query, { state, verifier }))
    } catch (error) {
      if (error instanceof NotGranted) return { outcome: 'refused' }
      request.log.warn({ err: error }, 'Google does not let a calendar be read')
      return { outcome: 'failed' }
    }
    const now = store.settings.clock().toISOString()
    await googleLayers(store, google, viewer._id, { from: now, to: now })
    return { outcome: 'connected' }
  })

  serve(app, context, googleCalls.remove, async ({ viewer, request }) => {
    const dropped = await dropGoogleCalendar(store, viewer._id)
    if (!dropped) throw new Missing('google')
    // What Google ended needs no ending; a key that cannot be read can be given back by its owner alone.
    if (dropped.token === undefined) return { revoked: dropped.lost === 'revoked' }
    const revoked = await google?.access.revoke(dropped.token).then(
      () => true,
      (error: Error) => request.log.warn({ err: error }, 'Google does not say that it ended an access'),
    )
    return { revoked: revoked === true }
  })
}
