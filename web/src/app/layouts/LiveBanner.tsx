import { IconCloudOff, IconEye, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasNetwork, hasStartedAlone, watchConnection } from '../../api/away.ts'
import { isOnlyReading, watchReading } from '../../api/onlyReading.ts'
import { type LineStatus, retryLine, useLineStatus } from '../../entities/live/liveSocket.ts'
import { OfflineText } from '../../features/offline/OfflineText.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './LiveBanner.module.css'

/** A gap as short as this is nobody's business, ms. */
const PATIENCE_MS = 2000
/** How long it says that all is well again, ms. */
const RELIEF_MS = 3000

/** What the banner says: only of a gap that lasts, and then of its end. */
function useShownStatus(): Exclude<LineStatus, 'off'> | undefined {
  const status = useLineStatus()
  const [shown, setShown] = useState<Exclude<LineStatus, 'off'>>()
  useEffect(() => {
    if (status === 'off') {
      setShown(undefined)
      return undefined
    }
    if (status === 'connected') {
      setShown((before) => before && 'connected')
      const timer = setTimeout(() => setShown(undefined), RELIEF_MS)
      return () => clearTimeout(timer)
    }
    const timer = setTimeout(() => setShown(status), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [status])
  return shown
}

/** A word about the line to the server, when there is something to say (S8.8). */
export function LiveBanner() {
  const { t } = useTranslation('live')
  const status = useShownStatus()
  const isOnline = useSyncExternalStore(watchConnection, hasNetwork)
  const isAway = status !== undefined && status !== 'connected'
  const isOffline = !isOnline || (isAway && hasStartedAlone())
  const isReading = useSyncExternalStore(watchReading, isOnlyReading) && !isOffline && !isAway
  const Icon = isReading ? IconEye : isOffline ? IconCloudOff : isAway ? IconPlugConnectedX : IconPlugConnected
  return (
    <div className={classes.place} role="status" data-offline={isOffline || undefined}>
      {(status || isOffline || isReading) && (
        <Row
          gap={2.5}
          pad={1}
          padX={3}
          size="sm"
          tone="soft"
          ground="surface"
          corners="full"
          className={classes.banner}
          data-status={isOffline ? 'offline' : isReading ? 'onlyReading' : status}
        >
          <Icon size={18} stroke={1.8} aria-hidden="true" />
          {isOffline ? <OfflineText /> : <span>{isReading ? t('onlyReading') : status && t(status)}</span>}
          {isOnline && (status === 'reconnectError' || (isAway && isOffline)) && (
            <Button size="sm" tone="plain" onClick={retryLine}>
              {t('retry')}
            </Button>
          )}
        </Row>
      )}
    </div>
  )
}
