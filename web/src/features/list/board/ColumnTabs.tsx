import type { TypeName } from '@schakel/domain'
import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { formatCount } from '../../../ui/format.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './ColumnTabs.module.css'

interface ColumnTabsProps {
  readonly type: TypeName
  readonly columns: readonly string[]
  readonly countOf: (status: string) => number | undefined
  /** What the columns scroll in. */
  readonly board: RefObject<HTMLElement | null>
}

function columnIn(board: HTMLElement | null, status: string): HTMLElement | undefined {
  const found = [...(board?.children ?? [])].find((one) => one instanceof HTMLElement && one.dataset.column === status)
  return found instanceof HTMLElement ? found : undefined
}

/** On a phone a board is one column at a time: these say which there are, which one is seen, and bring another into sight. */
export function ColumnTabs({ type, columns, countOf, board }: ColumnTabsProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const [seen, setSeen] = useState(columns[0])
  useEffect(() => {
    const { current } = board
    if (!current) return
    const look = () => {
      const left = current.getBoundingClientRect().left
      const distance = (one: Element) => Math.abs(one.getBoundingClientRect().left - left)
      const [nearest] = [...current.children].sort((a, b) => distance(a) - distance(b))
      if (nearest instanceof HTMLElement) setSeen(nearest.dataset.column)
    }
    current.addEventListener('scroll', look, { passive: true })
    return () => current.removeEventListener('scroll', look)
  }, [board])
  return (
    <nav className={classes.tabs} aria-label={t('boardColumns')}>
      {columns.map((status) => (
        <button
          key={status}
          type="button"
          className={classes.tab}
          aria-current={status === seen || undefined}
          onClick={() => columnIn(board.current, status)?.scrollIntoView({ block: 'nearest', inline: 'start' })}
        >
          {words.status(type, status)}{' '}
          <Text as="span" tone="muted" digits>
            {formatCount(countOf(status) ?? 0)}
          </Text>
        </button>
      ))}
    </nav>
  )
}
