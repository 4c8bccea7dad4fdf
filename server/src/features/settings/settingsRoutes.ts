import { settingsCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readSettings, saveSettings } from '../../store/settings/settings.ts'

/** What one chose for oneself: language, look, time zone, and of what one wants mail (S2.8). */
export function settingsRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context
  serve(app, context, settingsCalls.read, ({ viewer }) => readSettings(store, viewer._id))
  serve(app, context, settingsCalls.save, async ({ viewer, body }) => {
    const { token: _token, mail, ...part } = body
    const chosen = <T extends object>(values: T) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    return saveSettings(store, viewer._id, { ...chosen(part), ...(mail ? { mail: chosen(mail) } : {}) })
  })
}
