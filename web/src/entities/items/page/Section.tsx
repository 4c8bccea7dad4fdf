import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './Section.module.css'

interface SectionProps {
  readonly title: ReactNode
  readonly icon?: ReactNode
  readonly count?: number | undefined
  /** Adding to it, when that is allowed; what the button says is its name. */
  readonly add?: { readonly label: string; readonly run: () => void; readonly prefetch?: () => void } | undefined
  readonly actions?: ReactNode
  /** What a link to this part of the page ends in. */
  readonly anchor?: string
  /** It is of no use on paper. */
  readonly isForScreen?: boolean
  readonly children: ReactNode
}

/** A part of a page with its heading, how many there are and the button that adds one. */
export function Section({ title, icon, count, add, actions, anchor, isForScreen, children }: SectionProps) {
  const id = useId()
  return (
    <Panel
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      fluid
      raised
      aria-labelledby={id}
      className={anchor === undefined ? undefined : classes.anchored}
      // What holds nothing, or only buttons, is left out on paper.
      data-screen={isForScreen || count === 0 || undefined}
    >
      <Row as="header" gap={1} gapX={2} wrap className={classes.head}>
        {icon}
        <Text id={id} as="h2" size="md" weight="bold">
          {title}
        </Text>
        {count !== undefined && count > 0 && (
          <Text
            as="span"
            size="xs"
            tone="muted"
            weight="strong"
            pad={0.5}
            padX={1.5}
            ground="sunken"
            corners="full"
            text="center"
            className={classes.count}
          >
            {formatCount(count)}
          </Text>
        )}
        <Row as="span" gap={1} inline wrap fluid justify="end" atEnd>
          {actions}
          {add && (
            <IconButton
              writes="now"
              size="sm"
              label={add.label}
              onClick={add.run}
              onPointerEnter={add.prefetch}
              onFocus={add.prefetch}
            >
              <IconPlus size={18} aria-hidden="true" />
            </IconButton>
          )}
        </Row>
      </Row>
      <Stack gap={3} className={classes.body} padX={4} padTop={2} padBottom={4}>
        {children}
      </Stack>
    </Panel>
  )
}
