import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { buttonLook } from './Button.tsx'
import { Centre } from './layout/Centre.tsx'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'
import classes from './NotFound.module.css'
import { Page } from './Page.tsx'

interface NotFoundProps {
  /** What is not there; the page itself when left out. */
  readonly text?: string
  /** Where to go on; to the dashboard when left out. */
  readonly action?: ReactNode
  /** What stands above it. */
  readonly children?: ReactNode
}

/** No such page, or nothing there for who looks (S2.17, S2.18, S8.1). */
export function NotFound({ text, action, children }: NotFoundProps) {
  const { t } = useTranslation('errors')
  const common = useTranslation('common')
  return (
    <Page title={t('notFoundTitle')}>
      {children}
      <Stack gap={2} align="center" text="center" className={classes.box}>
        <Centre below={3} tone="accent" className={classes.picture} aria-hidden="true">
          <IconMapOff size={44} stroke={1.5} />
        </Centre>
        <h1 className={classes.oops}>{t('oops')}</h1>
        <Text size="xl" tone="soft" weight="strong">
          {t('notFound')}
        </Text>
        <Text below={4} tone="muted" className={classes.text}>
          {text ?? t('notFoundText')}
        </Text>
        {action ?? (
          <Link to="/" {...buttonLook('brand')}>
            {common.t('dashboard')}
          </Link>
        )}
      </Stack>
    </Page>
  )
}

/** An item that is not there, or not any more, for who looks. */
export function ItemNotFound(props: Omit<NotFoundProps, 'text'>) {
  const { t } = useTranslation('errors')
  return <NotFound {...props} text={`${t('missing')}. ${t('missingText')}`} />
}
