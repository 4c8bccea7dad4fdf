import { z } from 'zod'
import { defineCall } from './call.ts'

export const configCalls = {
  config: defineCall({
    method: 'GET',
    path: '/api/config',
    isRead: true,
    group: 'config',
    summary: 'What this installation is called and set to',
    isOpen: true,
    body: z.object({}),
    answer: z.object({
      brand: z.string(),
      publicBrand: z.string(),
      defaultPrice: z.int(),
      offline: z.boolean().meta({ description: 'Whether browsers keep what they need when there is no connection.' }),
      demo: z.boolean().meta({ description: 'Whether the demo accounts exist.' }),
      oidc: z
        .string()
        .optional()
        .meta({ description: 'How the identity provider is called, where there is one (D16).' }),
      google: z.boolean().optional().meta({ description: 'Whether one may connect a Google calendar here (D14).' }),
      photos: z.string().optional().meta({ description: 'Where photos are searched, where that is set (D15).' }),
      map: z.boolean().optional().meta({ description: 'Whether addresses can be shown on a map here (D15).' }),
      register: z.boolean().optional().meta({ description: 'Whether a business is found by its KvK number here.' }),
      locale: z.literal('nl'),
    }),
  }),
}
