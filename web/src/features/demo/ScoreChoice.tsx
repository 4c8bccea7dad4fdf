import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import classes from './Demo.module.css'

interface ScoreChoiceProps {
  readonly label: string
  readonly score: number | undefined
  readonly onChoose: (score: number) => void
}

/** What each score means, 0 first. */
export const scoreWords = ['none', 'weak', 'partly', 'good', 'top'] as const

/** A score from 0 to 4: by thumb, or by 0–4 and the arrows, of which up and down lead to the next row (F1.12). */
export function ScoreChoice({ label, score, onChoose }: ScoreChoiceProps) {
  const { t } = useTranslation('demo')
  const writeBlocked = useWriteBlocked('now')
  const isBlocked = 'data-blocked' in writeBlocked
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const typed = scoreWords.findIndex((_, one) => String(one) === event.key)
    if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus()
    else if (typed >= 0 && !isBlocked) {
      onChoose(typed)
      buttons[typed]?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div className={classes.choice} role="radiogroup" aria-label={label} data-choice onKeyDown={onKeyDown}>
      {scoreWords.map((word, one) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio of the browser takes the arrows that lead to the next row
        <button
          key={word}
          type="button"
          role="radio"
          aria-checked={score === one}
          tabIndex={one === (score ?? 0) ? 0 : -1}
          className={classes.option}
          onClick={() => onChoose(one)}
          {...writeBlocked}
        >
          <span className={classes.number}>{one}</span>
          <span className={classes.word}>{t(`scores.${word}`)}</span>
        </button>
      ))}
    </div>
  )
}

/** Leads the keyboard from the score of one row to that of the next or the one before. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = event.target instanceof Element ? event.target.closest('[data-choice]') : null
  if (step === 0 || !from || event.ctrlKey || event.metaKey || event.altKey) return
  const all = [...event.currentTarget.querySelectorAll('[data-choice]')]
  const next = all[all.indexOf(from) + step]
  next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  event.preventDefault()
}
