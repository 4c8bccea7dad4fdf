import { agenda } from '../agenda.ts'

/** What the agenda says, beside the words of the first screens. */
export const texts = { agenda }
