import { type AnyItem, beginningOf } from '@schakel/domain'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { useSave } from '../../entities/items/mutations.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyInfo, notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import type { Chips } from './chips.ts'

const NAME_MIN = 6
const NAME_MAX = 200

/** Makes a todo of the dossier from the line in which the cursor stands, and leaves a mark behind it (S2.36, D10). */
export function useAction(editor: Editor | null, dossier: AnyItem, chips: Chips): () => void {
  const { t } = useTranslation('notes')
  const { mutateAsync } = useSave()
  const fail = useFailure()
  const isBusy = useRef(false)
  return () => {
    if (!editor || isBusy.current) return
    const { $from } = editor.state.selection
    const line = $from.parent
    // Who it names is part of it; the mark of an earlier todo is not.
    const words = line.textBetween(0, line.content.size, undefined, (node) =>
      node.type.name === 'action' ? '' : chips.words(node),
    )
    const name = beginningOf(words.replace(/\s+/g, ' ').trim(), NAME_MAX)
    if (name.length < NAME_MIN) {
      notifyInfo(t('actionShort'))
      return
    }
    isBusy.current = true
    // Where the line ends is kept while the todo is made: others may be writing above it.
    const end = editor.utils.createMappablePosition($from.end())
    const follow = ({ transaction }: { readonly transaction: Editor['state']['tr'] }) => {
      position = editor.utils.getUpdatedPosition(position, transaction).position
    }
    let position = end
    editor.on('transaction', follow)
    mutateAsync({ item: { _type: 'todo', name, $role: 'Taak' }, parent: dossier._id })
      .then(({ _id }) => {
        // Closed meanwhile, or the right went: the line stays as it was, and would be made a todo again.
        if (editor.isDestroyed || !editor.isEditable) {
          notifyInfo(t('actionUnmarked', { name }))
          return
        }
        const attrs = { id: _id, label: t('actionLabel') }
        editor
          .chain()
          .insertContentAt(position.position, [
            { type: 'text', text: ' ' },
            { type: 'action', attrs },
          ])
          .run()
        notifySuccess(t('actionMade'))
      })
      .catch(fail)
      .finally(() => {
        isBusy.current = false
        editor.off('transaction', follow)
      })
  }
}
