import type { AnyItem } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import classes from './PickMark.module.css'
import { titleOf } from './titleOf.ts'

/** What is chosen of a list, for cards that can be chosen. */
export interface Picks {
  readonly size: number
  readonly has: (id: string) => boolean
  /** With Shift all from where one last chose up to here. */
  readonly toggle: (item: AnyItem, index: number, isReach: boolean) => void
}

interface PickMarkProps {
  readonly item: AnyItem
  readonly index: number
  readonly picks: Picks
  readonly children: ReactNode
}

/** A card with a box to choose it by; the box shows when one is near, on a touch screen always, and on all once one is chosen. */
export function PickMark({ item, index, picks, children }: PickMarkProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const isPicked = picks.has(item._id)
  return (
    <div className={classes.pick} data-picked={isPicked || undefined} data-picking={picks.size > 0 || undefined}>
      {children}
      <label className={classes.mark}>
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={t('chooseOne', { name: titleOf(item, words) })}
          onChange={({ nativeEvent }) =>
            picks.toggle(item, index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
    </div>
  )
}
