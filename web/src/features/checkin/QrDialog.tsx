import { IconMaximize, IconPrinter, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import classes from './Checkin.module.css'

interface Code {
  readonly url: string
  readonly qr: string
  readonly until: string
}

interface QrDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** The QR code by which visitors check themselves in: on a screen at the door, or on paper (D12). */
export default function QrDialog({ id, name, onClose }: QrDialogProps) {
  const { t } = useTranslation('checkin')
  const common = useTranslation('common')
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['checkin-code', id],
    queryFn: ({ signal }) => call<Code>('/api/checkin/code', { activity: id }, { signal }),
  })
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const path = data && new URL(data.url)
  const address = path && `${path.origin}${withLocale(path.pathname, locale)}${path.search}`
  return (
    <dialog
      ref={dialog}
      className={classOf([], {
        tone: 'text',
        ground: 'surface',
        corners: 'lg',
        text: 'center',
        className: classes.qrDialog,
      })}
      aria-labelledby="qr-title"
      onClose={onClose}
    >
      <Cluster gap={2} justify="end" below={3} className={classes.qrTools}>
        <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {document.fullscreenEnabled && (
          <Button
            icon={<IconMaximize size={18} aria-hidden="true" />}
            onClick={() => void dialog.current?.requestFullscreen()}
          >
            {t('fullScreen')}
          </Button>
        )}
        <IconButton label={common.t('close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </Cluster>
      <h2 id="qr-title">{name}</h2>
      <p>{t('qrText')}</p>
      {error && !data ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <Box pad={3} corners="md" className={classes.qr} aria-busy={!data}>
          {data && <img src={`data:image/svg+xml;utf8,${encodeURIComponent(data.qr)}`} alt={t('qrAlt')} />}
        </Box>
      )}
      {data && (
        <>
          <Hint className={classes.until}>{t('until', { date: formatDate(data.until) })}</Hint>
          <Hint className={classes.address}>
            <a href={address} target="_blank" rel="noreferrer">
              {t('openPage')}
            </a>
          </Hint>
        </>
      )}
    </dialog>
  )
}
