import type { AnyItem } from '@schakel/domain'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import classes from './PickMark.module.css'
import { preloadPeekBody } from './peekBody.tsx'
import { titleOf } from './titleOf.ts'

/** What is chosen of a list, for cards that can be chosen. */
export interface Picks {
  readonly size: number
  readonly has: (id: string) => boolean
  /** With Shift all from where one last chose up to here. */
  readonly toggle: (item: AnyItem, index: number, isReach: boolean) => void
}

/** What is open beside a list of cards. */
export interface Peeks {
  readonly id: string | undefined
  readonly open: (id: string, opener: Element | null) => void
}

interface PickMarkProps {
  readonly item: AnyItem
  readonly index: number
  readonly picks: Picks
  readonly peek?: Peeks
  readonly children: ReactNode
}

/**
 * A card with a box to choose it by, and a button that opens it beside the list, as Space does on its name (`useWalkKeys`). They show when one is near, on
 * a touch screen always, and the box on all once one is chosen.
 */
export function PickMark({ item, index, picks, peek, children }: PickMarkProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const isPicked = picks.has(item._id)
  const name = titleOf(item, words)
  return (
    <div
      className={classes.pick}
      data-walk={item._id}
      data-picked={isPicked || undefined}
      data-picking={picks.size > 0 || undefined}
      data-peeked={peek?.id === item._id || undefined}
    >
      {children}
      {peek && (
        <IconButton
          label={t('peekAt', { name })}
          className={classes.peek}
          onPointerEnter={preloadPeekBody}
          onClick={(event) => peek.open(item._id, event.currentTarget)}
        >
          <IconLayoutSidebarRight size={18} aria-hidden="true" />
        </IconButton>
      )}
      <label className={classes.mark}>
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={t('chooseOne', { name })}
          onChange={({ nativeEvent }) =>
            picks.toggle(item, index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
    </div>
  )
}
