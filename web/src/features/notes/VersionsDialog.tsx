import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AnyItem } from '@schakel/domain'
import type { NoteText, NoteVersion } from '@schakel/domain/calls'
import { IconHistory, IconRestore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { RichText } from '../../entities/items/RichText.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { upTo } from '../../ui/widths.ts'
import { chipText } from './chips.ts'
import classes from './Note.module.css'

interface VersionsDialogProps {
  readonly dossier: AnyItem
  readonly fieldText: (id: string) => string | undefined
  /** Told the text to put back, and of when it is. */
  readonly onRestore: (text: string, date: string) => void
  readonly onClose: () => void
}

/** What a note said before: one looks at a version, and puts it back (D10). */
export function VersionsDialog({ dossier, fieldText, onRestore, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('notes')
  useReturnFocus()
  const common = useTranslation('common')
  const isPhone = useMediaQuery(upTo.phone) ?? false
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
        <Versions item={dossier._id} versions={data} fieldText={fieldText} onRestore={onRestore} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Modal>
  )
}

function Waiting() {
  return (
    <Loading>
      <SkeletonBar />
      <SkeletonBar width="72%" />
      <SkeletonBar width="86%" />
    </Loading>
  )
}

interface VersionsProps extends Pick<VersionsDialogProps, 'fieldText' | 'onRestore'> {
  readonly item: string
  readonly versions: readonly NoteVersion[]
}

function Versions({ item, versions, fieldText, onRestore }: VersionsProps) {
  const { t, i18n } = useTranslation('notes')
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  // The newest is what stands there now: the one before it is what one comes for.
  const [chosen, setChosen] = useState((versions[1] ?? versions[0])?._id)
  // Read anew as somebody writes, each of them is another object of the same id.
  const shown = versions.find(({ _id }) => _id === chosen) ?? versions[0]
  const { data, error, refetch } = useQuery({
    queryKey: ['noteVersion', item, shown?._id],
    queryFn: ({ signal }) => call<NoteText>('/api/notes/version', { item, version: shown?._id }, { signal }),
    enabled: shown !== undefined,
    // What it said then does not change any more.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!shown) {
    return (
      <EmptyState compact icon={<IconHistory size={24} stroke={1.6} />} title={t('versionsNone')}>
        {t('versionsNoneText')}
      </EmptyState>
    )
  }
  return (
    <div className={classes.versions}>
      <Stack as="ul" gap={0.5} pad={0.5} className={classes.moments} aria-label={t('versions')}>
        {versions.map((version, index) => (
          <li key={version._id}>
            <button
              type="button"
              className={classOf(['stack'], {
                pad: 2,
                padX: 2.5,
                tall: 'press',
                text: 'start',
                full: true,
                corners: 'sm',
                className: classes.moment,
              })}
              aria-current={version === shown}
              onClick={() => setChosen(version._id)}
            >
              <DateText iso={version.date} />
              {index === 0 ? (
                <Hint as="span">{t('versionNow')}</Hint>
              ) : (
                version.users.length > 0 && (
                  <Hint as="span">{t('versionBy', { name: names.format(version.users.map(({ name }) => name)) })}</Hint>
                )
              )}
            </button>
          </li>
        ))}
      </Stack>
      <Box gap={3} fluid className={classes.version}>
        <Box
          as="section"
          pad={3}
          outlined
          breaks
          className={classes.versionText}
          aria-label={t('title')}
          aria-live="polite"
          tabIndex={0}
        >
          {error ? (
            <ErrorState compact error={error} onRetry={() => void refetch()} />
          ) : data === undefined ? (
            <Waiting />
          ) : data.text ? (
            <RichText html={data.text} chipText={(char, id, label) => chipText(char, id, label, fieldText)} />
          ) : (
            <Hint>{t('versionEmpty')}</Hint>
          )}
        </Box>
        <Button
          tone="brand"
          icon={<IconRestore size={17} aria-hidden="true" />}
          disabled={shown === versions[0] || data === undefined}
          onClick={() => data && onRestore(data.text, shown.date)}
        >
          {t('versionRestore')}
        </Button>
      </Box>
    </div>
  )
}
