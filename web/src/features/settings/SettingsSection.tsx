import type { ReactNode } from 'react'
import { SaveState, type SaveStateName } from '../../ui/SaveState.tsx'
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
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
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
