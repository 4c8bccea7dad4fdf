import type { CountedFigure } from '@schakel/domain/statistics'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import type { StatisticsSearch } from './address.ts'
import classes from './Statistics.module.css'

/** A number of the statistics whose list can be opened: what it counts, of whom and when (D11.2). */
export interface Counted {
  readonly title: string
  readonly figure: CountedFigure
  readonly of?: string
  readonly step?: string
  readonly from?: string
  readonly to?: string
}

const CountedDialog = lazyPart(() => import('./CountedDialog.tsx'))

const Opening = createContext<(counted: Counted) => void>(() => undefined)

/** Opens the list behind a number. */
export function useOpenCounted(): (counted: Counted) => void {
  return use(Opening)
}

/** Around numbers that open their lists, of what the statistics were asked. */
export function CountedLists({ asked, children }: { readonly asked: StatisticsSearch; readonly children: ReactNode }) {
  const [counted, setCounted] = useState<Counted>()
  return (
    <Opening value={setCounted}>
      {children}
      {counted && <CountedDialog asked={asked} counted={counted} onClose={() => setCounted(undefined)} />}
    </Opening>
  )
}

interface CountedNumberProps {
  readonly counted: Counted
  readonly value: number
  readonly children: string
}

/** A number in a table, which opens its list; nothing is nothing to open. */
export function CountedNumber({ counted, value, children }: CountedNumberProps) {
  const { t } = useTranslation('statistics')
  const open = useOpenCounted()
  if (value === 0) return children
  return (
    <button
      type="button"
      className={classes.number}
      data-printed=""
      aria-label={t('openList', { what: counted.title, number: children })}
      onClick={() => open(counted)}
    >
      {children}
    </button>
  )
}
