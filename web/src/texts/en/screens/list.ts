import { exporting } from '../exporting.ts'
import { history } from '../history.ts'
import { onList } from '../onList.ts'
import { tags } from '../tags.ts'

/** What a list says when it stands, beside the words of the first screens. */
export const texts = { ...onList, exporting, history, tags }
