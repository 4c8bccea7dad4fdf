import type { ViewerKind } from '@schakel/domain'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { labelNames, stepsFor, targetOf } from './steps.ts'
import classes from './Tour.module.css'
import { type Spot, useSpot } from './useSpot.ts'

interface TourProps {
  readonly kind: ViewerKind
  /** The name of who takes it. */
  readonly person: string
  /** It was finished or stopped. */
  readonly onEnd: () => void
}

/** A few short steps, each pointing at something on the dashboard: arrows and Enter walk, Escape stops. */
export function Tour({ kind, person, onEnd }: TourProps) {
  const { t } = useTranslation('tour')
  const labels = useTranslation(labelNames)
  const id = useId()
  const steps = stepsFor(kind)
  const [at, setAt] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const name = steps[at] ?? 'menu'
  const find = useCallback(() => targetOf(name, labels.t, person), [name, labels.t, person])
  const spot = useSpot(find)
  const isLast = at === steps.length - 1
  const goOn = () => (isLast ? onEnd() : setAt(at + 1))
  const goBack = () => setAt(Math.max(0, at - 1))

  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  // Whoever goes back in the browser goes back to their work.
  useEffect(() => {
    addEventListener('popstate', onEnd)
    return () => removeEventListener('popstate', onEnd)
  }, [onEnd])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onEnd()
    else if (event.key === 'ArrowRight') goOn()
    else if (event.key === 'ArrowLeft') goBack()
    else if (event.key === 'Tab') stayInside(event)
  }

  return (
    <div className={classes.tour}>
      {spot ? <div className={classes.light} style={{ ...spot }} /> : <div className={classes.dark} />}
      <Bubble spot={spot} step={name} labelledBy={`${id}-title`} describedBy={`${id}-text`} onKeyDown={onKeyDown}>
        <div aria-live="polite" aria-atomic="true">
          <p className={classes.count}>{t('count', { step: at + 1, steps: steps.length })}</p>
          <h2 id={`${id}-title`} className={classes.title}>
            {t(`steps.${name}.title`)}
          </h2>
          <p id={`${id}-text`} className={classes.text}>
            {t(`steps.${name}.text`)}
          </p>
        </div>
        <div className={classes.buttons}>
          {!isLast && (
            <Button tone="plain" size="sm" onClick={onEnd}>
              {t('skip')}
            </Button>
          )}
          <span className={classes.space} />
          {at > 0 && (
            <Button size="sm" onClick={goBack}>
              {t('back')}
            </Button>
          )}
          <Button ref={next} tone="brand" size="sm" onClick={goOn}>
            {isLast ? t('finish') : t('next')}
          </Button>
        </div>
      </Bubble>
    </div>
  )
}

/** The keyboard stays with the tour. */
function stayInside(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const first = buttons[0]
  const last = buttons.at(-1)
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}

interface BubbleProps {
  readonly spot: Spot | undefined
  readonly step: string
  readonly labelledBy: string
  readonly describedBy: string
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  readonly children: React.ReactNode
}

/** Room between what is shown and what is said of it, and to the edge of the window, pixels. */
const GAP = 12

/** What is said: under what it is about, or above it where there is no room, or in the middle. */
function Bubble({ spot, step, labelledBy, describedBy, onKeyDown, children }: BubbleProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another size
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {}
    setSize({ width, height })
  }, [step])
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.bubble}
      style={placeOf(spot, size)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

function placeOf(spot: Spot | undefined, { width, height }: { readonly width: number; readonly height: number }) {
  const middle = { top: Math.max(GAP, (innerHeight - height) / 2), left: Math.max(GAP, (innerWidth - width) / 2) }
  if (!spot) return middle
  const left = Math.min(Math.max(GAP, spot.left + spot.width / 2 - width / 2), Math.max(GAP, innerWidth - width - GAP))
  const below = spot.top + spot.height + GAP
  if (below + height <= innerHeight - GAP) return { top: below, left }
  const above = spot.top - GAP - height
  // What fills the window is spoken of within it.
  return { top: above >= GAP ? above : Math.max(GAP, innerHeight - height - GAP), left }
}
