import { rankedPoints } from '@schakel/domain/decision'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'

interface RankOrderProps {
  readonly criteria: readonly string[]
  /** What each has now: the order begins with it. */
  readonly points: Readonly<Record<string, number>>
  readonly nameOf: (criterion: string) => string
  readonly onTake: (points: Readonly<Record<string, number>>) => void
}

/** Weighing by order alone: the first criterion gets 100 points, the others what rank-order centroids give them (F2.5). */
export function RankOrder({ criteria, points, nameOf, onTake }: RankOrderProps) {
  const { t } = useTranslation('weighing')
  const [order, setOrder] = useState(() => criteria.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0)))
  const move = (from: number, to: number) => {
    const next = [...order]
    next.splice(to, 0, ...next.splice(from, 1))
    setOrder(next)
  }
  return (
    <Stack gap={2} outlined pad={3}>
      <Hint>{t('orderHint')}</Hint>
      <Stack as="ol" gap={1}>
        {order.map((criterion, at) => (
          <Row as="li" key={criterion} gap={2}>
            <Text as="span" grow fluid>
              {at + 1}. {nameOf(criterion)}
            </Text>
            <IconButton
              label={t('moveUp', { name: nameOf(criterion) })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('moveDown', { name: nameOf(criterion) })}
              disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </Stack>
      <Cluster gap={2}>
        <Button onClick={() => onTake(rankedPoints(order))}>{t('takeOrder')}</Button>
      </Cluster>
    </Stack>
  )
}
