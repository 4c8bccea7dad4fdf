import { useRef, useState } from 'react'
import { type Tried, triedWith } from '../../api/tried.ts'
import type { TagNode } from '../../entities/forms/inputs/tagTree.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { type MoveStep, mayHang, targetOf } from './treeMoves.ts'
import type { TagTreeState } from './useTagTree.ts'
import { useTagWrites } from './useTagWrites.ts'

/** What is being typed in the tree: another name, or a new tag under one (nothing is the top). */
export type TagEdit =
  | { readonly kind: 'rename'; readonly id: string }
  | { readonly kind: 'add'; readonly under: string | undefined }

/** One field at a time: another that is asked for while this one is being saved comes after it. */
function useTyping(save: (edit: TagEdit, name: string) => Promise<boolean>) {
  /** Each time is one of its own, also for the same tag. */
  const [now, setNow] = useState<TagEdit & { readonly time: number }>()
  const times = useRef(0)
  const isSaving = useRef(false)
  const isRefused = useRef(false)
  /** What was asked for meanwhile. */
  const next = useRef<TagEdit>(undefined)
  const field = useRef<HTMLInputElement>(null)

  const show = (edit: TagEdit | undefined) => {
    isRefused.current = false
    times.current += 1
    setNow(edit && { ...edit, time: times.current })
  }
  const begin = (edit: TagEdit) => {
    if (isSaving.current) next.current = edit
    // What could not be saved still stands there: it gets the keyboard back, and is not lost.
    else if (isRefused.current && field.current) field.current.focus()
    else show(edit)
  }
  return {
    now,
    /** The input in which it is typed. */
    field,
    begin,
    cancel: () => show(undefined),
    /** Keeps what was typed, and answers whether it did: what could not be saved stays in its field. */
    async finish(typed: string): Promise<boolean> {
      const name = typed.trim()
      if (!now) return true
      isSaving.current = true
      const isDone = name === '' || (await save(now, name))
      isSaving.current = false
      isRefused.current = !isDone
      const asked = next.current
      next.current = undefined
      if (isDone) show(asked)
      else if (asked) begin(asked)
      return isDone
    },
  }
}

/** Keeping the tree of tags: one thing at a time, and each said aloud. */
export function useTagEditing(tree: TagTreeState) {
  const { t } = useTranslation('tags')
  const writes = useTagWrites()
  const [said, say] = useState('')
  const tried = useRef<Tried>(undefined)
  const add = async (name: string, under: string | undefined): Promise<boolean> => {
    tried.current = triedWith([tree.type, name, under], tried.current)
    const id = await writes.add(tree.type, name, under, tried.current.key)
    if (id === undefined) return false
    tried.current = undefined
    tree.activate(id)
    say(t('added', { name }))
    return true
  }
  const rename = async (id: string, name: string): Promise<boolean> => {
    const tag = tree.tagOf(id)
    if (!tag || tree.nameOf(tag) === name) return true
    const from = tree.nameOf(tag)
    const isSaved = (await writes.rename(tag, tree.nameField(tag), name)) !== undefined
    if (isSaved) say(t('renamed', { from, to: name }))
    return isSaved
  }

  const { now, field, begin, cancel, finish } = useTyping((edit, name) =>
    edit.kind === 'add' ? add(name, edit.under) : rename(edit.id, name),
  )

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
    field,
    cancel,
    startRename: (id: string) => begin({ kind: 'rename', id }),
    startAdd(under: string | undefined) {
      if (under !== undefined) tree.unfold([under])
      tree.setTerm('')
      begin({ kind: 'add', under })
    },
    finish,
    recolour(id: string, color: string | null) {
      const tag = tree.tagOf(id)
      if (tag) void writes.recolour(tag, color)
    },
    remove(id: string) {
      const tag = tree.tagOf(id)
      const node = tree.nodes.find((one) => one.id === id)
      if (!tag || !node) return
      // What other spaces made below it stays (D21.6).
      const below = tree.nodes.filter((one) => one.above.includes(id) && tree.isOwn(one.id)).length
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
