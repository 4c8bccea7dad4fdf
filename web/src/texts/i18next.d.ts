import type { first } from './nl/first.ts'
import type { texts } from './nl/index.ts'
import type { start } from './nl/start.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof first & typeof start & typeof texts
  }
}
