import { type AnyItem, amountsFor, definitionOf } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ItemFace } from '../../../entities/items/ItemFace.tsx'
import { numberIn, textIn } from '../../../entities/items/read.ts'
import { detailOf, organisationOf, titleOf } from '../../../entities/items/titleOf.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
import classes from './Board.module.css'

interface BoardCardProps {
  readonly item: AnyItem
  readonly menu?: ReactNode
  /** It is carried under the pointer. */
  readonly isLifted?: boolean
}

/** An item on a board: what it is called, one line that helps to know it, its date or amount. */
export function BoardCard({ item, menu, isLifted = false }: BoardCardProps) {
  const words = useWords()
  const amount = numberIn(amountsFor(useViewer().kind, item), '$amount')
  const { dateField } = definitionOf(item._type)
  const date = dateField === undefined ? undefined : textIn(item, dateField)
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
        <Cluster gapX={2.5} as="span" size="xs" tone="muted">
          {detail && <span>{detail}</span>}
          {amount !== undefined && (
            <Text as="span" digits>
              <Money amount={amount} />
            </Text>
          )}
          {date && <DateText iso={date} form="date" />}
        </Cluster>
      </Stack>
      {menu}
    </Row>
  )
}
