import { comments } from '../comments.ts'

/** What the talk under an item says. */
export const texts = { comments }
