import { definitionOf, hexOf, type TypeName } from '@schakel/domain'
import type { ReactNode } from 'react'
import classes from './CardShell.module.css'
import { Box } from './layout/Box.tsx'
import { Cluster } from './layout/Cluster.tsx'
import { Hint } from './layout/Hint.tsx'
import { Panel } from './layout/Panel.tsx'
import { Row } from './layout/Row.tsx'
import { Stack } from './layout/Stack.tsx'
import { TypeIcon } from './TypeIcon.tsx'

interface CardShellProps {
  readonly type: TypeName
  /** The title; give a link here when the card leads somewhere. */
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly color?: string | undefined
  /** A picture for the band over the card, 114 high; until it is there the band has the item's colour (S2.26). */
  readonly banner?: ReactNode
  readonly showBanner?: boolean
  /** What stands before the title instead of the type's icon, such as a face. */
  readonly face?: ReactNode
  /** The menu at the top right. */
  readonly menu?: ReactNode
  /** Chips under the title. */
  readonly chips?: ReactNode
  readonly footer?: ReactNode
  readonly children?: ReactNode
  /** The level of the title, by the place of the card on its page. */
  readonly level?: 2 | 3
}

/** The frame of every card: colour edge, banner, icon or face, title, menu, content, footer (S2.26). */
export function CardShell(props: CardShellProps) {
  const { type, title, subtitle, color, banner, showBanner = false, face, menu, chips, footer, children } = props
  const Heading = props.level === 2 ? 'h2' : 'h3'
  return (
    <Panel
      relative
      clip
      as="article"
      fluid
      raised
      className={classes.card}
      style={{ '--item-color': hexOf(color ?? definitionOf(type).colour) }}
      data-type={type}
    >
      {(banner || showBanner) && <div className={classes.banner}>{banner}</div>}
      <Row as="header" gap={3} align="start" className={classes.head}>
        <Box rigid>{face ?? <TypeIcon type={type} tile color={color} />}</Box>
        <Box grow fluid padTop={0.5}>
          <Heading className={classes.title}>{title}</Heading>
          {subtitle && (
            <Hint as="div" breaks above={0.5}>
              {subtitle}
            </Hint>
          )}
        </Box>
        {menu && <div className={classes.menu}>{menu}</div>}
      </Row>
      {chips && (
        <Cluster gap={1.5} padX={4} padTop={2.5}>
          {chips}
        </Cluster>
      )}
      {children && (
        <Stack gap={2.5} size="md" padX={4} padTop={3}>
          {children}
        </Stack>
      )}
      {footer && (
        <Row
          as="footer"
          gap={2}
          justify="between"
          wrap
          size="sm"
          tone="muted"
          above={3}
          line="above"
          className={classes.footer}
          padX={4}
          padTop={2.5}
          padBottom={3}
        >
          {footer}
        </Row>
      )}
    </Panel>
  )
}
