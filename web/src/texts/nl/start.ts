import { bell } from './bell.ts'
import { dashboard } from './dashboard.ts'
import { items } from './items.ts'
import { layout } from './layout.ts'
import { live } from './live.ts'
import { search } from './search.ts'
import { shortcuts } from './shortcuts.ts'

export { nl as domain } from '@schakel/domain/texts/nl'

/** What the first screens say: the layout, the dashboard and its cards. */
export const start = { bell, dashboard, items, layout, live, search, shortcuts }
