import { comments } from '../comments.ts'
import { disclosure } from '../disclosure.ts'
import { fit } from '../fit.ts'
import { matches } from '../matches.ts'
import { notes } from '../notes.ts'
import { planning } from '../planning.ts'

/** What the page of a dossier says, beside the words of any page of an item. */
export const texts = { comments, disclosure, fit, matches, notes, planning }
