import { answerValues } from '@schakel/domain'
import type { KeyboardEvent } from 'react'
import { useValueWord, type Value, ValueIcon } from '../../entities/answers/ValueMark.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import classes from './ValueChoice.module.css'

interface ValueChoiceProps {
  readonly label: string
  readonly describedBy?: string | undefined
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Enter goes on to the remark. */
  readonly onEnter?: () => void
}

/** Yes, partly, roadmap or no: by pointer, or by 1–4 and the arrows, of which up and down lead to the next row (F1.7). */
export function ValueChoice({ label, describedBy, value, onChoose, onEnter }: ValueChoiceProps) {
  const word = useValueWord()
  const writeBlocked = useWriteBlocked('now')
  const isBlocked = 'data-blocked' in writeBlocked
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const chosen = answerValues[Number(event.key) - 1]
    if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus()
    else if (chosen && !isBlocked) {
      onChoose(chosen)
      buttons[Number(event.key) - 1]?.focus()
    } else if (event.key === 'Enter' && onEnter) onEnter()
    else return
    event.preventDefault()
  }
  const reached = value ?? answerValues[0]
  return (
    <div
      className={classes.choice}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      data-choice
      onKeyDown={onKeyDown}
    >
      {answerValues.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio of the browser takes the arrows that lead to the next row
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={value === one}
          tabIndex={one === reached ? 0 : -1}
          className={classes.option}
          data-value={one}
          onClick={() => onChoose(one)}
          {...writeBlocked}
        >
          <ValueIcon value={one} size={14} />
          {word(one)}
        </button>
      ))}
    </div>
  )
}

/** Leads the keyboard from the answer of one row to that of the next or the one before. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = event.target instanceof Element ? event.target.closest('[data-choice]') : null
  if (step === 0 || !from || event.ctrlKey || event.metaKey || event.altKey) return
  const all = [...event.currentTarget.querySelectorAll('[data-choice]')]
  const next = all[all.indexOf(from) + step]
  next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  event.preventDefault()
}
