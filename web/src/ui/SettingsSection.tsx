import { type ReactNode, useEffect, useRef } from 'react'
import { Panel } from './layout/Panel.tsx'
import { Row } from './layout/Row.tsx'
import { Text } from './layout/Text.tsx'
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
    <Panel
      ref={element}
      id={id}
      gap={3}
      pad={5}
      align="start"
      className={classes.section}
      aria-labelledby={`${id}-title`}
    >
      <Row as="header" gap={3} align="baseline" justify="between">
        <Text id={`${id}-title`} as="h2" size="lg" weight="bold">
          {title}
        </Text>
        {state && <SaveState state={state} />}
      </Row>
      {text && (
        <Text size="md" tone="muted">
          {text}
        </Text>
      )}
      {children}
    </Panel>
  )
}
