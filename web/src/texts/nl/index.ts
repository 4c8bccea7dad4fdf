import { comments } from './comments.ts'
import { dashboard } from './dashboard.ts'
import { fit } from './fit.ts'
import { forms } from './forms.ts'
import { history } from './history.ts'
import { images } from './images.ts'
import { items } from './items.ts'
import { layout } from './layout.ts'
import { links } from './links.ts'
import { list } from './list.ts'
import { matches } from './matches.ts'
import { search } from './search.ts'

export { nl as domain } from '@schakel/domain/texts/nl'

/** A file per feature; a new one is added here in both languages. */
export const texts = { comments, dashboard, fit, forms, history, images, items, layout, links, list, matches, search }
