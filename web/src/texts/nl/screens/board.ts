import { history } from '../history.ts'
import { list } from '../list.ts'

/** What a board says, a list in groups, and what can be done to what one chose in a list. */
export const texts = { history, list }
