import { type ReactNode, useEffect, useRef } from 'react'
import { SaveState, type SaveStateName } from './SaveState.tsx'
import classes from './Settings.module.css'

interface SettingsSectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly state?: SaveStateName
  readonly children: ReactNode
}

/** One subject of the settings. */
export function SettingsSection({ id, title, text, state, children }: SettingsSectionProps) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // What the address names may come later than the screen does.
    if (location.hash === `#${id}`) element.current?.scrollIntoView()
  }, [id])
  return (
    <section ref={element} id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <header className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {state && <SaveState state={state} />}
      </header>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  )
}
