import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { notifyInfo } from '../../ui/notify.ts'
import { useDrop } from '../../ui/useDrop.ts'
import classes from './Files.module.css'
import { MAX_MB } from './useUploadProblem.ts'

interface UploadSpotProps {
  /** Takes what was chosen or dropped. */
  readonly onFiles: (files: readonly File[]) => void
  /** What one can drop on, with the button that chooses files somewhere in it. */
  readonly children: (choosing: Choosing) => ReactNode
}

/** The browser's own choice of files. */
export interface Choosing {
  readonly open: () => void
  /** Gives the keyboard to the button that opens it. */
  readonly focus: () => void
  readonly id: string
}

/** A place on which files may be dropped anywhere, and from which they can be chosen. */
export function UploadSpot({ onFiles, children }: UploadSpotProps) {
  const { t } = useTranslation('files')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const choosing = { id, open: () => input.current?.click(), focus: () => document.getElementById(id)?.focus() }
  const drop = useDrop(({ files, items }) => {
    const isFolder = (at: number) => items[at]?.webkitGetAsEntry?.()?.isDirectory === true
    const found = [...files].filter((_, at) => !isFolder(at))
    if (found.length < files.length) notifyInfo(t('isFolder'))
    onFiles(found)
  }, 'now')
  return (
    <Box relative fluid {...drop}>
      {children(choosing)}
      <FileInput at={input} label={t('choose')} multiple onFiles={onFiles} />
      {drop['data-over'] && (
        <Row
          gap={2}
          justify="center"
          tone="brand"
          weight="bold"
          corners="lg"
          className={classes.over}
          aria-hidden="true"
        >
          <IconUpload size={22} /> {t('dropHere')}
        </Row>
      )}
    </Box>
  )
}

interface ChooseFilesProps {
  readonly choosing: Choosing
  /** It has the keyboard when the dialog opens. */
  readonly isFirst?: boolean
}

/** The button that chooses files, with what one may send. */
export function ChooseFiles({ choosing, isFirst = false }: ChooseFilesProps) {
  const { t } = useTranslation('files')
  return (
    <Row gap={1.5} gapX={3} wrap className={classes.choose} data-screen>
      <Button
        writes="now"
        id={choosing.id}
        size="sm"
        data-autofocus={isFirst || undefined}
        icon={<IconUpload size={16} aria-hidden="true" />}
        onClick={choosing.open}
      >
        {t('choose')}
      </Button>
      <Hint as="span" className={classes.quiet}>
        <span className={classes.wide}>{t('drop')}, </span>
        {t('hint', { max: MAX_MB })}
      </Hint>
    </Row>
  )
}
