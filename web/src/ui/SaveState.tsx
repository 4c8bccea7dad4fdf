import { IconAlertTriangle, IconCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Row } from './layout/Row.tsx'
import classes from './SaveState.module.css'

export type SaveStateName = 'idle' | 'saving' | 'saved' | 'offline' | 'failed'

/** Whether what one typed has been kept. It always takes the same room, so nothing moves. */
export function SaveState({ state }: { readonly state: SaveStateName }) {
  const { t } = useTranslation()
  return (
    <Row as="span" gap={1} inline size="sm" tone="muted" className={classes.state} data-state={state} role="status">
      {state === 'saving' && t('saving')}
      {state === 'saved' && (
        <>
          <IconCheck size={14} aria-hidden="true" /> {t('saved')}
        </>
      )}
      {state === 'offline' && (
        <>
          <IconCloudOff size={14} aria-hidden="true" /> {t('saveOffline')}
        </>
      )}
      {state === 'failed' && (
        <>
          <IconAlertTriangle size={14} aria-hidden="true" /> {t('saveFailed')}
        </>
      )}
    </Row>
  )
}
