import { exporting } from '../exporting.ts'
import { history } from '../history.ts'
import { list } from '../list.ts'
import { tags } from '../tags.ts'

/** What a list says, beside the words of the first screens. */
export const texts = { exporting, history, list, tags }
