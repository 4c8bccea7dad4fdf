import { messages } from '../messages.ts'

/** What the messages says, beside the words of the first screens. */
export const texts = { messages }
