import { type AnyItem, optionalText } from '@schakel/domain'
import { useQueryClient } from '@tanstack/react-query'
import type { Saved } from '../../api/types.ts'
import { keys } from '../../entities/items/keys.ts'
import { useRemove, useSave, useUpdate } from '../../entities/items/mutations.ts'
import { useTakeBack } from '../../entities/items/useTakeBack.ts'
import { useWords } from '../../texts/i18n.ts'
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
  const takeBack = useTakeBack()
  const words = useWords()
  const fail = useFailure()

  /** Shows it at once; answers how to show again how it was. */
  const show = (id: string, props: Props) => {
    const before = cache.getQueryData<AnyItem[]>(keys.tags)
    // An answer on its way would bring back how it was; and the next step of the keyboard starts from what this one did.
    void cache.cancelQueries({ queryKey: keys.tags, exact: true }, { revert: false })
    cache.setQueryData<AnyItem[]>(keys.tags, (tags) =>
      tags?.map((tag) => (tag._id === id ? { ...tag, ...props } : tag)),
    )
    const shown = cache.getQueryData(keys.tags)
    return () => {
      // What came in between is newer than what we remember.
      if (cache.getQueryData(keys.tags) === shown) cache.setQueryData(keys.tags, before)
    }
  }

  /** Shows it at once; answers what was saved, or nothing when it was refused. */
  const patch = async (id: string, props: Props) => {
    const putBack = show(id, props)
    try {
      return await update.mutateAsync({ id, props })
    } catch {
      // What went wrong has been said; the tree shows again how it is.
      putBack()
      return undefined
    }
  }

  return {
    rename: (tag: AnyItem, field: string, name: string) => patch(tag._id, { [field]: name }),
    recolour: (tag: AnyItem, color: string | null) => patch(tag._id, { color }),
    /** Answers the id of the new tag, or nothing when it was refused. The key is one for all tries of it (D2.4). */
    async add(
      type: string,
      name: string,
      parent: string | undefined,
      idempotencyKey: string,
    ): Promise<string | undefined> {
      try {
        const saved: Saved = await save.mutateAsync({
          item: { _type: 'tag', type, name },
          ...(parent ? { parent } : {}),
          idempotencyKey,
        })
        return saved._id
      } catch (error) {
        fail(error)
        return undefined
      }
    },
    async move(tag: AnyItem, to: { readonly id: string | undefined; readonly name: string }, name: string) {
      const [from, put] = [optionalText(tag.parent) ?? null, to.id ?? null]
      const moving = patch(tag._id, { parent: put })
      const undo = async () => {
        const saved = await moving
        if (!saved) return
        const props = { parent: from }
        const label = words.field('tag', 'parent')
        const isHeld = (current: AnyItem) => (optionalText(current.parent) ?? null) === put
        const putBack = show(tag._id, props)
        const isBack = await takeBack({ id: tag._id, props, version: saved._version, label, isHeld })
        if (!isBack) putBack()
      }
      notifyUndo(t('moved', { name, to: to.name }), common.t('undo'), () => void undo())
      await moving
    },
    remove: (tag: AnyItem, name: string) => remove.mutate({ id: tag._id, name }),
  }
}
