import { type AnyItem, definitionOf } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ItemFace } from '../../../entities/items/ItemFace.tsx'
import { textIn } from '../../../entities/items/read.ts'
import { detailOf, organisationOf, titleOf } from '../../../entities/items/titleOf.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './Board.module.css'
import { CardFacts } from './CardFacts.tsx'

interface BoardCardProps {
  readonly item: AnyItem
  readonly menu?: ReactNode
  /** It is carried under the pointer. */
  readonly isLifted?: boolean
  /** So many that were chosen are carried along. */
  readonly others?: number
  /** The server has not answered its move yet. */
  readonly isSaving?: boolean
}

/** An item on a board: what it is called, one line that helps to know it, and one that says how it stands. */
export function BoardCard({ item, menu, isLifted = false, others = 0, isSaving = false }: BoardCardProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { dateField, doneField } = definitionOf(item._type)
  // Of what has a status one wants to know since when it has that.
  const date = dateField === undefined || doneField === undefined ? undefined : textIn(item, dateField)
  const detail = item._type === 'match' ? organisationOf(item)?.name : detailOf(item)
  return (
    <Row
      as="article"
      gap={2.5}
      align="start"
      raised
      outlined
      ground="surface"
      className={classes.card}
      data-lifted={isLifted || undefined}
      aria-busy={isSaving || undefined}
    >
      {/* Among others of its type only a picture tells one from another. */}
      {textIn(item, 'avatar') && <ItemFace item={item} size={30} />}
      <Stack gap={0.5} grow fluid>
        <Link
          to="/card/$"
          params={{ _splat: item._id }}
          className={classOf([], {
            tone: 'text',
            size: 'sm',
            weight: 'strong',
            breaks: true,
            plain: true,
            className: classes.title,
          })}
          draggable={false}
        >
          {titleOf(item, words)}
        </Link>
        {(detail || date) && (
          <Cluster gapX={2.5} as="span" size="xs" tone="muted">
            {detail && <span>{detail}</span>}
            {date && <DateText iso={date} form="date" />}
          </Cluster>
        )}
        <CardFacts item={item} />
        {others > 0 && (
          <Text as="span" size="xs" weight="bold">
            {t('boardOthers', { count: others })}
          </Text>
        )}
        {isSaving && (
          <Hint as="span" role="status" size="xs">
            {t('boardSaving')}
          </Hint>
        )}
      </Stack>
      {menu}
    </Row>
  )
}
