import { type AnyItem, definitionOf } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { useUnlink } from '../../entities/items/mutations.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { itemsIn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { TagTreeButton } from '../../entities/tags/TagTreeButton.tsx'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import { useEmpty } from './ChildSection.tsx'
import classes from './TagSection.module.css'
import { useTagName } from './useTagName.ts'

const TagPicker = lazyPart(() => import('./TagPicker.tsx'))

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
  const label = t('addTitle', inText(words.type('tag')))
  return (
    <Section
      title={words.type('tag', 2)}
      icon={<TypeIcon type="tag" size={18} />}
      count={tags.length}
      actions={<TagTreeButton tag={tags[0]?._id} />}
      add={mayTag ? { label, run: () => setAdding(!isAdding) } : undefined}
    >
      {isAdding && (
        <TagPicker
          item={item}
          tags={tags}
          label={label}
          onPicked={() => setAdding(false)}
          meanwhile={<SkeletonBar width="100%" height={36} />}
        />
      )}
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
