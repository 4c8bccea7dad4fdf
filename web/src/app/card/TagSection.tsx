import { Select } from '@mantine/core'
import { type AnyItem, definitionOf } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { useLink, useUnlink } from '../../entities/items/mutations.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTags } from '../../entities/items/queries.ts'
import { itemsIn, textIn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { TagTreeButton } from '../../entities/tags/TagTreeButton.tsx'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useBlockedReason, useWriteBlocked } from '../../ui/writeBlocked.ts'
import { useEmpty } from './ChildSection.tsx'
import classes from './TagSection.module.css'

/** The tags of an item; staff hang them on and take them off (S3.16). */
export function TagSection({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('items')
  const words = useWords()
  const rights = useRights(item)
  const [isAdding, setAdding] = useState(false)
  const empty = useEmpty('tag')
  const tags = itemsIn(item, '_tags')
  const mayTag = rights.correct && rights.update && definitionOf(item._type).taggable
  if (tags.length === 0 && !mayTag) return null
  const label = t('addType', { type: words.type('tag') })
  return (
    <Section
      title={words.type('tag', 2)}
      icon={<TypeIcon type="tag" size={18} />}
      count={tags.length}
      actions={<TagTreeButton tag={tags[0]?._id} />}
      add={mayTag ? { label, run: () => setAdding(!isAdding) } : undefined}
    >
      {isAdding && <TagPicker item={item} tags={tags} label={label} onPicked={() => setAdding(false)} />}
      {tags.length === 0 && !isAdding && <Hint>{empty}</Hint>}
      {tags.length > 0 && (
        <Cluster as="ul" gap={1.5}>
          {tags.map((tag) => (
            <Tag key={tag._id} item={item} tag={tag} mayTag={mayTag} />
          ))}
        </Cluster>
      )}
    </Section>
  )
}

interface TagProps {
  readonly item: AnyItem
  readonly tag: AnyItem
  readonly mayTag: boolean
}

function Tag({ item, tag, mayTag }: TagProps) {
  const writeBlocked = useWriteBlocked('now')
  const common = useTranslation('common')
  const unlink = useUnlink()
  const name = useTagName()(tag)
  return (
    <Row as="li" gap={0.5} inline size="sm" ground="sunken" corners="full" plainLinks className={classes.tag}>
      <ItemLink id={tag._id}>{name}</ItemLink>
      {mayTag && (
        <button
          type="button"
          className={classes.off}
          aria-label={`${common.t('delete')}: ${name}`}
          disabled={unlink.isPending}
          onClick={() => unlink.mutate({ edge: 'TAGS', parent: item._id, child: tag._id })}
          {...writeBlocked}
        >
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
    </Row>
  )
}

interface TagPickerProps {
  readonly item: AnyItem
  readonly tags: readonly AnyItem[]
  readonly label: string
  readonly onPicked: () => void
}

function TagPicker({ item, tags, label, onPicked }: TagPickerProps) {
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

function useTagName(): (tag: AnyItem) => string {
  const locale = useLocale()
  return (tag) => (locale === 'en' ? textIn(tag, 'name_en') : undefined) ?? textIn(tag, 'name') ?? tag._id
}
