import { useEffect, useRef, useState } from 'react'
import { leaveTo, letGo } from '../../api/leaving.ts'
import { Activity, type IdleState, idleStateAt } from '../../entities/viewer/idleClock.ts'
import { endedAddress, leaveSession } from '../../entities/viewer/session.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { endPage } from '../../ui/endPage.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './IdleHost.module.css'

const TICK_MS = 1000
/** A screen reader and a voice press and fill in without a pointer or a key. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'click', 'input'] as const
/** What does something: after the limit it does nothing any more. */
const deeds = ['pointerdown', 'mousedown', 'keydown', 'click', 'submit'] as const

/** Logs out who is away for ten minutes, and says so a minute before (S4.15). What was being filled in stays as a draft. */
export function IdleHost() {
  const { t } = useTranslation('layout')
  const locale = useLocale()
  const [state, setState] = useState<IdleState>({ kind: 'active' })
  const activity = useRef<Activity>(undefined)
  const isWarned = state.kind === 'warned'

  useEffect(() => {
    const mine = new Activity(Date.now())
    activity.current = mine
    const look = () =>
      setState((before) => {
        const next = idleStateAt(mine.last(), Date.now())
        return before.kind === 'active' && next.kind === 'active' ? before : next
      })
    const timer = setInterval(look, TICK_MS)
    // A tab that slept looks at once when it is seen again.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  useEffect(() => {
    // What comes after the limit ends the session, however long nothing was looked at (D23.7).
    const note = () => activity.current?.note(Date.now()) === false && setState({ kind: 'over' })
    const stop = (event: Event) => {
      if (!activity.current?.isOver(Date.now())) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
    for (const deed of deeds) addEventListener(deed, stop, { capture: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, note, { capture: true })
      for (const deed of deeds) removeEventListener(deed, stop, { capture: true })
    }
  }, [])

  const isOver = state.kind === 'over'
  useEffect(() => {
    if (!isOver) return
    endPage()
    // Nothing goes on for who is away, and nobody is there to be asked.
    letGo()
    // Without an answer of the server the screen is left all the same.
    void leaveSession().then(() => leaveTo(endedAddress('idledOut', locale)))
  }, [isOver, locale])

  if (!isWarned) return null
  return (
    <Panel
      as="div"
      gap={2.5}
      pad={4}
      padX={5}
      align="start"
      className={classes.warning}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <Text id="idle-title" weight="bold">
        {t('idleTitle')}
      </Text>
      <Text id="idle-text" tone="muted">
        {t('idleText')} <span aria-hidden="true">({t('idleSeconds', { count: state.seconds })})</span>
      </Text>
      <Button tone="brand" onClick={() => setState({ kind: 'active' })}>
        {t('idleStay')}
      </Button>
    </Panel>
  )
}
