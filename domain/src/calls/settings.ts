import { z } from 'zod'
import type { MailedKind } from '../newsKinds.ts'
import { isTimeZone } from '../planning/index.ts'
import { defineCall } from './call.ts'
import { plainText, tokenInput } from './inputs.ts'

const group = 'settings'

const mail = z.object({
  mention: z.boolean(),
  message: z.boolean(),
  status: z.boolean(),
  due: z.boolean(),
  reminder: z.boolean(),
  answers: z.boolean(),
  weigh: z.boolean(),
  follow: z.boolean(),
} satisfies Record<MailedKind, z.ZodBoolean>)

/** What somebody chose for themselves, with what it is before they chose (S2.8). */
const settingsShape = {
  locale: z.enum(['nl', 'en']),
  theme: z.enum(['light', 'dark', 'auto']),
  timezone: plainText(60).refine(isTimeZone, 'timezone'),
  /** Of what one also wants mail. */
  mail,
  toured: z.boolean().meta({ description: 'The short tour was taken or declined.' }),
}

const settings = z.object(settingsShape).meta({ id: 'Settings' })
export type Settings = z.output<typeof settings>

export const settingsDefaults: Settings = {
  locale: 'nl',
  theme: 'auto',
  timezone: 'Europe/Amsterdam',
  mail: {
    mention: true,
    message: true,
    status: false,
    due: true,
    reminder: true,
    answers: true,
    weigh: true,
    follow: true,
  },
  toured: false,
}

export const settingsCalls = {
  read: defineCall({
    method: 'POST',
    path: '/api/settings/read',
    group,
    summary: 'What one chose for oneself',
    body: z.object({ ...tokenInput }),
    answer: settings,
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/settings/save',
    group,
    summary: 'Choose something for oneself; what is left out stays',
    body: z.object({
      locale: settingsShape.locale.optional(),
      theme: settingsShape.theme.optional(),
      timezone: settingsShape.timezone.optional(),
      mail: mail.partial().optional(),
      toured: settingsShape.toured.optional(),
      ...tokenInput,
    }),
    answer: settings,
  }),
}
