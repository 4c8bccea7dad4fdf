import { useState } from 'react'
import type { TagNode } from '../../entities/forms/inputs/tagTree.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { type MoveStep, mayHang, targetOf } from './treeMoves.ts'
import type { TagTreeState } from './useTagTree.ts'
import { useTagWrites } from './useTagWrites.ts'

/** What is being typed in the tree: another name, or a new tag under one (nothing is the top). */
export type TagEdit =
  | { readonly kind: 'rename'; readonly id: string }
  | { readonly kind: 'add'; readonly under: string | undefined }

/** Keeping the tree of tags: one thing at a time, and each said aloud. */
export function useTagEditing(tree: TagTreeState) {
  const { t } = useTranslation('tags')
  const writes = useTagWrites()
  const [now, setNow] = useState<TagEdit>()
  const [said, say] = useState('')

  const hang = (node: TagNode, under: string | undefined) => {
    const tag = tree.tagOf(node.id)
    if (!tag) return
    const name = tree.nameOf(tag)
    if (!mayHang(tree.nodes, node, under)) {
      say(t('cannotMove', { name }))
      return
    }
    const to = under === undefined ? t('top') : tree.nameOfId(under)
    if (under !== undefined) tree.unfold([under])
    tree.activate(node.id)
    say(t('moved', { name, to }))
    void writes.move(tag, { id: under, name: to }, name)
  }
  return {
    now,
    said,
    cancel: () => setNow(undefined),
    startRename: (id: string) => setNow({ kind: 'rename', id }),
    startAdd(under: string | undefined) {
      if (under !== undefined) tree.unfold([under])
      tree.setTerm('')
      setNow({ kind: 'add', under })
    },
    async finish(typed: string) {
      const name = typed.trim()
      const edit = now
      setNow(undefined)
      if (!edit || name === '') return
      if (edit.kind === 'add') {
        const id = await writes.add(tree.type, name, edit.under)
        if (id !== undefined) {
          tree.activate(id)
          say(t('added', { name }))
        }
        return
      }
      const tag = tree.tagOf(edit.id)
      if (!tag || tree.nameOf(tag) === name) return
      say(t('renamed', { from: tree.nameOf(tag), to: name }))
      await writes.rename(tag, tree.nameField(tag), name)
    },
    recolour(id: string, color: string | null) {
      const tag = tree.tagOf(id)
      if (tag) void writes.recolour(tag, color)
    },
    remove(id: string) {
      const tag = tree.tagOf(id)
      const node = tree.nodes.find((one) => one.id === id)
      if (!tag || !node) return
      const below = tree.nodes.filter(({ above }) => above.includes(id)).length
      const name = tree.nameOf(tag)
      // The keyboard goes on to what stands there next.
      const at = tree.shown.findIndex((one) => one.id === id)
      const next = tree.shown.slice(at + 1).find(({ above }) => !above.includes(id)) ?? tree.shown[at - 1]
      tree.activate(next?.id)
      writes.remove(tag, below > 0 ? t('withBelow', { name, count: below }) : name)
    },
    hang,
    step(node: TagNode, step: MoveStep) {
      const target = targetOf(tree.nodes, node, step)
      if (target === null) say(t(`nowhere.${step}`, { name: tree.nameOfId(node.id) }))
      else hang(node, target)
    },
  }
}

export type TagEditing = ReturnType<typeof useTagEditing>
