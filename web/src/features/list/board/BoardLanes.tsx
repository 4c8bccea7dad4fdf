import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { formatCount } from '../../../ui/format.ts'
import { classOf } from '../../../ui/layout/look.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { Lane } from '../queries.ts'
import classes from './Board.module.css'
import { type BoardShared, Cards, Head, Place } from './BoardCells.tsx'

/** Lanes that are read at once; the others when they come into sight. */
const FIRST = 3

/** A board in lanes: the heads of its columns above, and below them a row of columns for each owner or choice. */
export function BoardLanes({ board }: { readonly board: BoardShared }) {
  const { cards } = board
  return (
    <>
      {cards.columns.map((status) => (
        <LaneHead key={status} board={board} status={status} />
      ))}
      {cards.counted.lanes?.map((lane, index) => (
        <BoardLane key={lane.status} board={board} lane={lane} isFirst={index < FIRST} />
      ))}
    </>
  )
}

function LaneHead({ board, status }: { readonly board: BoardShared; readonly status: string }) {
  const title = useId()
  return (
    <Place board={board} status={status} title={title} className={classes.top}>
      <Head board={board} status={status} title={title} />
    </Place>
  )
}

interface BoardLaneProps {
  readonly board: BoardShared
  readonly lane: Lane
  readonly isFirst: boolean
}

function BoardLane({ board, lane, isFirst }: BoardLaneProps) {
  const { t } = useTranslation('list')
  const { cards } = board
  const title = useId()
  const own = cards.cells.filter((cell) => cell.lane === lane.status)
  const isFolded = cards.isLaneFolded(lane.status)
  const head = useRef<HTMLHeadingElement>(null)
  const [isSeen, setSeen] = useState(isFirst)
  useEffect(() => {
    if (isSeen || !head.current) return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setSeen(true))
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [isSeen])
  const Arrow = isFolded ? IconChevronRight : IconChevronDown
  return (
    <section className={classes.lane} aria-labelledby={title}>
      <h2 ref={head} className={classes.laneHead}>
        <button
          id={title}
          type="button"
          className={classOf(['row'], {
            gap: 2,
            padX: 2,
            tall: 'md',
            size: 'sm',
            weight: 'bold',
            tone: 'text',
            corners: 'md',
            className: classes.laneName,
          })}
          aria-expanded={!isFolded}
          onClick={() => cards.onFoldLane(lane.status)}
        >
          <Arrow size={18} stroke={2} aria-hidden="true" />
          <Text as="span" truncate>
            {board.laneName(lane.status)}
          </Text>
          <Text as="span" tone="muted" weight="medium" digits nowrap>
            {t('count', { count: lane.count, total: formatCount(lane.count) })}
          </Text>
          {lane.amount !== undefined && (
            <Text as="span" tone="muted" weight="medium" digits nowrap>
              <Money amount={lane.amount} />
            </Text>
          )}
        </button>
      </h2>
      {!isFolded &&
        own.map((cell) => (
          <Place key={cell.status} board={board} status={cell.status} cell={cell} className={classes.laneCell}>
            {isSeen && !cards.isFolded(cell.status) && <Cards board={board} cell={cell} />}
          </Place>
        ))}
    </section>
  )
}
