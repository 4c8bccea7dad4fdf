import { fileKindOf, formatOf } from '@schakel/domain'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { FileFace } from './FileFace.tsx'
import { FileSize } from './FileSize.tsx'
import classes from './Files.module.css'
import { cancelUpload, retryUpload, type Upload } from './uploads.ts'
import { useUploadProblem } from './useUploadProblem.ts'

interface UploadRowProps {
  readonly upload: Upload
  /** The row is taken away by its own button: the keyboard goes on elsewhere. */
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
    <div className={classes.upload} data-state={state}>
      <FileFace kind={fileKindOf(formatOf(name))} />
      <div className={classes.way}>
        <span className={classes.name}>{name}</span>
        {state === 'failed' ? (
          <span role="alert" className={classes.problem}>
            {text}
          </span>
        ) : (
          <>
            <progress
              className={classes.bar}
              aria-label={t('progressOf', { name })}
              max={1}
              value={state === 'waiting' ? 0 : isAll ? undefined : part}
            />
            <span className={classes.line}>
              <FileSize bytes={file.size} />
              <span>
                {state === 'waiting'
                  ? t('waiting')
                  : isAll
                    ? t('finishing')
                    : t('sending', { percent: Math.floor(part * 100) })}
              </span>
            </span>
          </>
        )}
      </div>
      {mayRetry && (
        <IconButton writes="now" size="sm" label={t('retryOf', { name })} onClick={() => retryUpload(id)}>
          <IconRefresh size={17} aria-hidden="true" />
        </IconButton>
      )}
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
    </div>
  )
}
