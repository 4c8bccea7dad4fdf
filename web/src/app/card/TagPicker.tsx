import { Select } from '@mantine/core'
import type { AnyItem } from '@schakel/domain'
import { useLink } from '../../entities/items/mutations.ts'
import { useTags } from '../../entities/items/queries.ts'
import { textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import { useTagName } from './useTagName.ts'

interface TagPickerProps {
  readonly item: AnyItem
  readonly tags: readonly AnyItem[]
  readonly label: string
  readonly onPicked: () => void
}

/** Picks a tag to hang on an item, from the branches and categories that it has not yet. */
export default function TagPicker({ item, tags, label, onPicked }: TagPickerProps) {
  const { data = [] } = useTags()
  const nameOf = useTagName()
  const words = useWords()
  const link = useLink()
  const blocked = useBlockedReason('now')
  const left = data.filter((tag) => !tags.some((one) => one._id === tag._id))
  const groups = ['branche', 'category'].map((type) => ({
    group: words.choice('type', type),
    items: left
      .filter((tag) => tag.type === type)
      .map((tag) => ({ value: tag._id, label: [textIn(tag, 'code'), nameOf(tag)].filter(Boolean).join(' · ') })),
  }))
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={groups.filter(({ items }) => items.length > 0)}
      searchable
      autoFocus
      limit={60}
      disabled={link.isPending || blocked !== undefined}
      onChange={(child) => {
        if (child === null) return
        link.mutate({ edge: 'TAGS', parent: item._id, child }, { onSuccess: onPicked })
      }}
    />
  )
}
