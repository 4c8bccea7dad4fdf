import { fileKindOf, formatOf } from '@schakel/domain'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { FileFace } from './FileFace.tsx'
import { FileSize } from './FileSize.tsx'
import classes from './Files.module.css'
import { cancelUpload, retryUpload, type Upload } from './uploads.ts'
import { useUploadProblem } from './useUploadProblem.ts'

interface UploadRowProps {
  readonly upload: Upload
  /** The button that was pressed goes, and its row maybe too: the keyboard goes on elsewhere. */
  readonly onGone: () => void
}

/** A file on its way: how far it is, the way to stop it, and what to do when it failed. */
export function UploadRow({ upload, onGone }: UploadRowProps) {
  const { t } = useTranslation('files')
  const problemOf = useUploadProblem()
  const { id, file, state, part } = upload
  const { name } = file
  const { text, mayRetry } = state === 'failed' ? problemOf(upload.problem) : { text: '', mayRetry: false }
  const isAll = part >= 1
  return (
    <Row gap={2.5} pad={1} padX={0} tall="row" data-state={state}>
      <FileFace kind={fileKindOf(formatOf(name))} />
      <Stack gap={0.5} grow fluid>
        <Text as="span" weight="strong" breaks tight>
          {name}
        </Text>
        {state === 'failed' ? (
          <Text role="alert" as="span" size="sm" tone="danger" weight="medium">
            <span className="sk-hidden">{name}: </span>
            {text}
          </Text>
        ) : (
          <>
            <progress
              className={classes.bar}
              aria-label={t('progressOf', { name })}
              max={1}
              value={state === 'waiting' ? 0 : isAll ? undefined : part}
            />
            <Row as="span" gap={0.5} gapX={2.5} inline wrap size="sm" tone="muted" digits>
              <FileSize bytes={file.size} />
              <span>
                {state === 'waiting'
                  ? t('waiting')
                  : isAll
                    ? t('finishing')
                    : t('sending', { percent: Math.floor(part * 100) })}
              </span>
            </Row>
          </>
        )}
      </Stack>
      {mayRetry && (
        <IconButton
          writes="now"
          size="sm"
          label={t('retryOf', { name })}
          onClick={() => {
            retryUpload(id)
            onGone()
          }}
        >
          <IconRefresh size={17} aria-hidden="true" />
        </IconButton>
      )}
      {state !== 'stored' && (
        <IconButton
          size="sm"
          label={t(state === 'failed' ? 'dismissOf' : 'cancelOf', { name })}
          onClick={() => {
            cancelUpload(id)
            onGone()
          }}
        >
          <IconX size={17} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  )
}
