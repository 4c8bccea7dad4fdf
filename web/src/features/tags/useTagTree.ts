import { type AnyItem, tagTypes } from '@schakel/domain'
import { useMemo, useState } from 'react'
import { shownNodes, tagNodes } from '../../entities/forms/inputs/tagTree.ts'
import { useTags } from '../../entities/items/queries.ts'
import { textIn } from '../../entities/items/read.ts'
import { rightsOf } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTagCounts } from './queries.ts'

type TagType = (typeof tagTypes)[number]

/** The tree of tags as it stands on the screen: which type, what is folded open, what is searched for, and where one is. */
export function useTagTree(start: string | undefined) {
  const locale = useLocale()
  const viewer = useViewer()
  const { data: tags, error, refetch } = useTags()
  const { data: counts } = useTagCounts()
  const [wanted, setType] = useState<TagType>()
  const [term, setTerm] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>()
  const [chosen, setActive] = useState(start)

  const byId = useMemo(() => new Map((tags ?? []).map((tag) => [tag._id, tag])), [tags])
  const nameField = (tag: AnyItem) => (locale === 'en' && textIn(tag, 'name_en') !== undefined ? 'name_en' : 'name')
  const nameOf = (tag: AnyItem) => textIn(tag, nameField(tag)) ?? tag._id
  const all = useMemo(
    () =>
      tagNodes(
        tags ?? [],
        (tag) => (locale === 'en' ? textIn(tag, 'name_en') : undefined) ?? textIn(tag, 'name') ?? '',
      ),
    [tags, locale],
  )
  const startNode = all.find(({ id }) => id === start)
  const type = wanted ?? tagTypes.find((name) => name === startNode?.type) ?? tagTypes[0]
  const nodes = useMemo(() => all.filter((node) => node.type === type), [all, type])
  // At first one sees the top, and the branch of the tag with which it was opened.
  const unfolded = open ?? new Set(startNode?.above ?? [])
  const shown = shownNodes(nodes, term, unfolded)
  // What was searched for, and not what stands above it.
  const found = shown.find(({ id }, at) => shown[at + 1]?.above.includes(id) !== true)
  const active = shown.find(({ id }) => id === chosen) ?? (term.trim() ? found : shown[0])

  const unfold = (ids: readonly string[], isOpen = true) => {
    const next = new Set(unfolded)
    for (const id of ids) {
      if (isOpen) next.add(id)
      else next.delete(id)
    }
    setOpen(next)
  }
  return {
    isPending: tags === undefined,
    error: tags === undefined ? error : null,
    retry: () => void refetch(),
    type,
    term,
    nodes,
    shown,
    active,
    counts,
    setTerm,
    setType(next: TagType) {
      setType(next)
      setActive(undefined)
    },
    activate: setActive,
    isOpen: (id: string) => term.trim() !== '' || unfolded.has(id),
    unfold,
    unfoldAll: () => setOpen(new Set(nodes.map(({ id }) => id))),
    foldAll: () => setOpen(new Set()),
    tagOf: (id: string) => byId.get(id),
    /** Whether one may change it: that is for the space that made it (D21.6). */
    isOwn(id: string) {
      const tag = byId.get(id)
      return tag !== undefined && rightsOf(viewer, tag).update
    },
    nameField,
    nameOf,
    nameOfId(id: string) {
      const tag = byId.get(id)
      return tag ? nameOf(tag) : id
    },
  }
}

export type TagTreeState = ReturnType<typeof useTagTree>
