import { comments } from '../comments.ts'
import { history } from '../history.ts'
import { matches } from '../matches.ts'

/** What the card and the page of a match say, beside the words of the first screens. */
export const texts = { comments, history, matches }
