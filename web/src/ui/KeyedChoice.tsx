import type { KeyboardEvent, ReactNode } from 'react'
import { useWriteBlocked } from './writeBlocked.ts'

interface KeyedChoiceProps<V extends string | number> {
  readonly label: string
  readonly describedBy?: string | undefined
  readonly options: readonly V[]
  /** The figure that chooses the first option; the next ones follow. */
  readonly from: number
  readonly value: V | undefined
  readonly onChoose: (value: V) => void
  readonly onEnter?: (() => void) | undefined
  readonly className: string | undefined
  readonly optionClass: string | undefined
  /** What stands in the button of an option. */
  readonly children: (value: V) => ReactNode
}

/** One of a few, in a row of a list that is worked by keyboard: figures choose, left and right go along, up and down lead to the next row. */
export function KeyedChoice<V extends string | number>(props: KeyedChoiceProps<V>) {
  const { label, describedBy, options, from, value, onChoose, onEnter, className, optionClass, children } = props
  const writeBlocked = useWriteBlocked('now')
  const isBlocked = 'data-blocked' in writeBlocked
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const typed = options.findIndex((_, index) => String(from + index) === event.key)
    const chosen = options[typed]
    if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus()
    else if (chosen !== undefined && !isBlocked) {
      onChoose(chosen)
      buttons[typed]?.focus()
    } else if (event.key === 'Enter' && onEnter) onEnter()
    else return
    event.preventDefault()
  }
  const reached = value ?? options[0]
  return (
    <div
      className={className}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      data-choice
      onKeyDown={onKeyDown}
    >
      {options.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio of the browser takes the arrows that lead to the next row
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={value === one}
          tabIndex={one === reached ? 0 : -1}
          className={optionClass}
          data-value={one}
          onClick={() => onChoose(one)}
          {...writeBlocked}
        >
          {children(one)}
        </button>
      ))}
    </div>
  )
}

/** Leads the keyboard from the choice of one row to that of the next or the one before. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = event.target instanceof Element ? event.target.closest('[data-choice]') : null
  if (step === 0 || !from || event.ctrlKey || event.metaKey || event.altKey) return
  const all = [...event.currentTarget.querySelectorAll('[data-choice]')]
  const next = all[all.indexOf(from) + step]
  next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  event.preventDefault()
}
