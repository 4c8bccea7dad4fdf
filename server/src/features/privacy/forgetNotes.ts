import { type Forgetting, forgetText } from '@schakel/domain/anonymity'
import { ERASED_NAME } from '@schakel/domain/privacy'
import * as Y from 'yjs'
import { weightsOf } from '../../live/noteBounds.ts'
import { reconcile } from '../../live/notesSaving.ts'
import { documentOf, editTo, htmlOf } from '../../live/notesText.ts'
import { overwriteCase } from '../../store/notes/noteSaid.ts'
import type { KeptNote } from '../../store/notes/notes.ts'
import { workOnNote } from '../../store/notes/workOnNote.ts'
import type { Store } from '../../store/store.ts'

/** Told of an edit that whoever has the note open must hear. */
export type OnEdit = (item: string, edit: Uint8Array) => void

/**
 * Takes somebody out of a note that several people write (D9): out of its text, and out of what was deleted in it, which its bytes still
 * hold. What is being written meanwhile becomes part of it, so that nothing that others wrote is lost.
 */
export async function forgetInNote(store: Store, item: string, what: Forgetting, onEdit: OnEdit): Promise<void> {
  // What was changed in a form since the note was last open would be lost with what the note says instead.
  const news = await reconcile(store, item, true)
  if (news.edit) onEdit(item, news.edit)
  const forget = (note: KeptNote) => {
    const doc = documentOf(
      note.state,
      note.updates.map(({ delta }) => delta),
    )
    const said = htmlOf(doc)
    const html = forgetText(said, what, ERASED_NAME)
    const edit = html === said ? undefined : editTo(doc, html)
    const state = Y.encodeStateAsUpdate(doc)
    const change = {
      html,
      state,
      ...weightsOf(state),
      settled: note.updates.map(({ seq }) => seq),
      saving: null,
    }
    // What is written meanwhile may name them too.
    return { answer: { from: note.case, to: html, edit }, change, isOfAll: true }
  }
  // From the trash it comes back with its note.
  const done = await workOnNote(store, item, forget, true)
  if (!done) return
  const { from, to, edit } = done.answer
  if (edit) onEdit(item, edit)
  // What a form wrote meanwhile becomes part of the note first.
  if (from !== to && !(await overwriteCase(store, item, { from, to }))) await forgetInNote(store, item, what, onEdit)
}
