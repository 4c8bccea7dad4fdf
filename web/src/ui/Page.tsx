import { type ReactNode, useEffect } from 'react'
import { useBrand } from './brand.tsx'
import { Box } from './layout/Box.tsx'
import { Cluster } from './layout/Cluster.tsx'
import { Row } from './layout/Row.tsx'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'
import classes from './Page.module.css'

/** Names the page in the window: `<page> · <brand>`; the brand alone for the dashboard (D1.1). */
export function usePageTitle(title: string | undefined): void {
  const brand = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}

interface PageProps {
  /** The name in the window; nothing shows the brand alone. */
  readonly title: string | undefined
  /** What stands at the top; left out, a page brings its own heading. */
  readonly heading?: ReactNode
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** As wide as the screen, where somebody chose so. */
  readonly isWide?: boolean
  /** Something lies over its heading: the keyboard does not go there meanwhile. */
  readonly isCovered?: boolean
  readonly children: ReactNode
}

/** A screen: its title, its heading and its content, 1280 wide (S2.26), or as wide as the screen. */
export function Page({ title, heading, lead, actions, isWide = false, isCovered = false, children }: PageProps) {
  usePageTitle(title)
  return (
    <Stack gap={5} fluid full className={classes.page} data-wide={isWide || undefined}>
      {heading && (
        <Row as="header" gap={3} gapX={5} align="end" justify="between" wrap inert={isCovered}>
          <Box fluid>
            <Text as="h1" size="2xl" weight="heavy" breaks tight className={classes.heading}>
              {heading}
            </Text>
            {lead && (
              <Text as="div" above={1} tone="muted" breaks>
                {lead}
              </Text>
            )}
          </Box>
          {actions && (
            <Cluster gap={2} className={classes.actions}>
              {actions}
            </Cluster>
          )}
        </Row>
      )}
      {children}
    </Stack>
  )
}
