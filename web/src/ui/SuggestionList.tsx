import type { ReactNode } from 'react'
import classes from './SuggestionList.module.css'

interface SuggestionListProps {
  readonly id: string
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** What one may put in where one types; the keyboard stays in the text, which walks the list. */
export function SuggestionList({ id, label, className = '', children }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={`${classes.list} ${className}`}>
      {children}
    </div>
  )
}

interface SuggestionProps {
  readonly id: string
  readonly isActive: boolean
  readonly onPick: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** One line of a `SuggestionList`. */
export function Suggestion({ id, isActive, onPick, className = '', children }: SuggestionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text, which walks the list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`${classes.option} ${className}`}
      ref={isActive ? showInList : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  )
}

/** Scrolls the list and nothing around it: where one types stays where it is. */
function showInList(option: HTMLElement | null): void {
  const list = option?.parentElement
  if (!option || !list) return
  const [shown, here] = [list.getBoundingClientRect(), option.getBoundingClientRect()]
  if (here.top < shown.top) list.scrollTop -= shown.top - here.top
  else if (here.bottom > shown.bottom) list.scrollTop += here.bottom - shown.bottom
}
