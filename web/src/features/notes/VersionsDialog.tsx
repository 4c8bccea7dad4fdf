import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AnyItem } from '@schakel/domain'
import type { NoteVersion } from '@schakel/domain/calls'
import { IconHistory, IconRestore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import { RichText } from '../items/RichText.tsx'
import { chipText } from './chips.ts'
import classes from './Note.module.css'

// The width below which a dialog is the whole screen.
const PHONE = '(max-width: 37.49em)'

interface VersionsDialogProps {
  readonly dossier: AnyItem
  readonly fieldText: (id: string) => string | undefined
  readonly onRestore: (version: NoteVersion) => void
  readonly onClose: () => void
}

/** What a note said before: one looks at a version, and puts it back (D10). */
export function VersionsDialog({ dossier, fieldText, onRestore, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('notes')
  const common = useTranslation('common')
  const isPhone = useMediaQuery(PHONE) ?? false
  const { data, error, refetch } = useQuery({
    queryKey: ['noteVersions', dossier._id],
    queryFn: ({ signal }) => call<readonly NoteVersion[]>('/api/notes/versions', { item: dossier._id }, { signal }),
    // Somebody may be writing: it is asked each time that it is opened.
    gcTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      fullScreen={isPhone}
      title={t('versions')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      {data ? (
        <Versions versions={data} fieldText={fieldText} onRestore={onRestore} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonBar />
          <SkeletonBar width="72%" />
          <SkeletonBar width="86%" />
        </Loading>
      )}
    </Modal>
  )
}

interface VersionsProps extends Pick<VersionsDialogProps, 'fieldText' | 'onRestore'> {
  readonly versions: readonly NoteVersion[]
}

function Versions({ versions, fieldText, onRestore }: VersionsProps) {
  const { t } = useTranslation('notes')
  // The newest is what stands there now: the one before it is what one comes for.
  const [shown, setShown] = useState(versions[1] ?? versions[0])
  if (!shown) {
    return (
      <EmptyState compact icon={<IconHistory size={24} stroke={1.6} />} title={t('versionsNone')}>
        {t('versionsNoneText')}
      </EmptyState>
    )
  }
  return (
    <div className={classes.versions}>
      <ul className={classes.moments} aria-label={t('versions')}>
        {versions.map((version, index) => (
          <li key={version._id}>
            <button
              type="button"
              className={classes.moment}
              aria-current={version === shown}
              onClick={() => setShown(version)}
            >
              <DateText iso={version.date} />
              {index === 0 ? (
                <span className={classes.detail}>{t('versionNow')}</span>
              ) : (
                version.user && <span className={classes.detail}>{t('versionBy', { name: version.user.name })}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.version}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
        <section className={classes.versionText} aria-label={t('title')} aria-live="polite" tabIndex={0}>
          {shown.text ? (
            <RichText html={shown.text} chipText={(char, id, label) => chipText(char, id, label, fieldText)} />
          ) : (
            <p className={classes.hint}>{t('versionEmpty')}</p>
          )}
        </section>
        <Button
          tone="brand"
          icon={<IconRestore size={17} aria-hidden="true" />}
          disabled={shown === versions[0]}
          onClick={() => onRestore(shown)}
        >
          {t('versionRestore')}
        </Button>
      </div>
    </div>
  )
}
