import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './Choices.module.css'
import { classOf } from './layout/look.ts'
import { Row } from './layout/Row.tsx'
import { upTo } from './widths.ts'

interface ChoicesProps {
  /** What is chosen here, for who cannot see that it is one row. */
  readonly legend: string
  /** One row that scrolls sideways where it does not fit, instead of several. */
  readonly inOneRow?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Chips in a row, of which one or some are on. */
export function Choices({ legend, inOneRow = false, className, children }: ChoicesProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  // Where the row scrolls, what is chosen is seen from the start. Elsewhere nothing is measured: that lays the whole page out.
  useLayoutEffect(() => {
    if (!inOneRow || !matchMedia(upTo.narrow).matches) return
    const chosen = row.current?.querySelector('[aria-pressed="true"]')
    if (!row.current || !chosen) return
    const [frame, chip] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.current.scrollLeft += chip.left + chip.width / 2 - frame.left - frame.width / 2
  }, [inOneRow])
  return (
    <Row
      ref={row}
      as="fieldset"
      gap={2}
      wrap
      fluid
      className={[classes.choices, className].filter(Boolean).join(' ')}
      data-one-row={inOneRow || undefined}
    >
      <legend className="sk-hidden">{legend}</legend>
      {children}
    </Row>
  )
}

interface ChoiceProps {
  readonly isOn: boolean
  readonly onChoose: () => void
  /** Off means left out of what is shown, and looks it. */
  readonly leavesOut?: boolean
  readonly children: ReactNode
}

/** One chip of `Choices`. */
export function Choice({ isOn, onChoose, leavesOut = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={classOf(['row'], {
        inline: true,
        gap: 1.5,
        padX: 3,
        tall: 'md',
        nowrap: true,
        rigid: true,
        tone: 'text',
        size: 'sm',
        weight: 'medium',
        ground: 'surface',
        outlined: true,
        corners: 'full',
        className: classes.choice,
      })}
      data-leaves-out={leavesOut || undefined}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
