import { type AnyItem, optionalText } from '@schakel/domain'
import { useQueryClient } from '@tanstack/react-query'
import type { Saved } from '../../api/types.ts'
import { keys } from '../../entities/items/keys.ts'
import { useRemove, useSave, useUpdate } from '../../entities/items/mutations.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'

type Props = Readonly<Record<string, unknown>>

/** Writing the tree of tags: at once on the screen, with a word and a way back (S2.32). */
export function useTagWrites() {
  const { t } = useTranslation('tags')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const update = useUpdate()
  const save = useSave()
  const remove = useRemove()
  const fail = useFailure()

  const patch = async (id: string, props: Props) => {
    const refused = cache.getQueryData<AnyItem[]>(keys.tags)
    // An answer on its way would bring back how it was; and the next step of the keyboard starts from what this one did.
    void cache.cancelQueries({ queryKey: keys.tags, exact: true }, { revert: false })
    cache.setQueryData<AnyItem[]>(keys.tags, (tags) =>
      tags?.map((tag) => (tag._id === id ? { ...tag, ...props } : tag)),
    )
    try {
      await update.mutateAsync({ id, props })
    } catch {
      // What went wrong has been said; the tree shows again how it is.
      cache.setQueryData(keys.tags, refused)
    }
  }

  return {
    rename: (tag: AnyItem, field: string, name: string) => patch(tag._id, { [field]: name }),
    recolour: (tag: AnyItem, color: string | null) => patch(tag._id, { color }),
    /** Answers the id of the new tag, or nothing when it was refused. */
    async add(type: string, name: string, parent: string | undefined): Promise<string | undefined> {
      try {
        const saved: Saved = await save.mutateAsync({
          item: { _type: 'tag', type, name },
          ...(parent ? { parent } : {}),
        })
        return saved._id
      } catch (error) {
        fail(error)
        return undefined
      }
    },
    async move(tag: AnyItem, to: { readonly id: string | undefined; readonly name: string }, name: string) {
      const from = optionalText(tag.parent) ?? null
      const isMoving = patch(tag._id, { parent: to.id ?? null })
      notifyUndo(t('moved', { name, to: to.name }), common.t('undo'), () => void patch(tag._id, { parent: from }))
      await isMoving
    },
    remove: (tag: AnyItem, name: string) => remove.mutate({ id: tag._id, name }),
  }
}
