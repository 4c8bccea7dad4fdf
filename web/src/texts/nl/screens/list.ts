import { exporting } from '../exporting.ts'
import { forms } from '../forms.ts'
import { history } from '../history.ts'
import { list } from '../list.ts'
import { tags } from '../tags.ts'

/** What a list says, beside the words of the first screens. */
export const texts = { exporting, forms, history, list, tags }
