import type { ViewerKind } from '@schakel/domain'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { labelNames, stepsFor, targetOf } from './steps.ts'
import classes from './Tour.module.css'
import { useAnchor } from './useAnchor.ts'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const name = steps[at] ?? 'menu'
  useAnchor(useCallback(() => targetOf(name, labels.t, person), [name, labels.t, person]))
  const isLast = at === steps.length - 1
  const goOn = () => (isLast ? onEnd() : setAt(at + 1))
  const goBack = () => setAt(Math.max(0, at - 1))

  useEffect(() => {
    dialog.current?.showModal()
    next.current?.focus({ preventScroll: true })
  }, [])
  // Whoever goes back in the browser goes back to their work.
  useEffect(() => {
    addEventListener('popstate', onEnd)
    return () => removeEventListener('popstate', onEnd)
  }, [onEnd])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
    else if (event.key === 'ArrowRight') goOn()
    else if (event.key === 'ArrowLeft') goBack()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.tour}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={onKeyDown}
      onCancel={onEnd}
    >
      <div className={classes.light} />
      <Panel as="div" tone="text" className={classes.bubble} pad={4} padBottom={3}>
        <div aria-live="polite" aria-atomic="true">
          <Hint>{t('count', { step: at + 1, steps: steps.length })}</Hint>
          <Text id={`${id}-title`} as="h2" size="lg" weight="bold" above={0.5} below={1.5}>
            {t(`steps.${name}.title`)}
          </Text>
          <p id={`${id}-text`} className={classes.text}>
            {t(`steps.${name}.text`)}
          </p>
        </div>
        <Row gap={2} above={3}>
          {!isLast && (
            <Button tone="plain" size="sm" onClick={onEnd}>
              {t('skip')}
            </Button>
          )}
          <Box as="span" grow />
          {at > 0 && (
            <Button size="sm" onClick={goBack}>
              {t('back')}
            </Button>
          )}
          <Button ref={next} tone="brand" size="sm" onClick={goOn}>
            {isLast ? t('finish') : t('next')}
          </Button>
        </Row>
      </Panel>
    </dialog>
  )
}
