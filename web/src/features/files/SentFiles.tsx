import type { AnyItem } from '@schakel/domain'
import { Box } from '../../ui/layout/Box.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './Files.module.css'
import { UploadRow } from './UploadRow.tsx'
import { ChooseFiles, UploadSpot } from './UploadSpot.tsx'
import { useUploads } from './uploads.ts'
import { useSendFiles } from './useSendFiles.ts'

interface SentFilesProps {
  readonly parent: AnyItem
  /** What came in while this was open. */
  readonly sent: readonly AnyItem[]
  readonly onSent: (item: AnyItem) => void
}

/** Where files are dropped or chosen for an item, what is on its way and what came in. */
export function SentFiles({ parent, sent, onSent }: SentFilesProps) {
  const uploads = useUploads(parent._id)
  const { send, said } = useSendFiles(parent._id, onSent)
  return (
    <UploadSpot onFiles={send}>
      {(choosing) => (
        <Stack gap={4}>
          <Box pad={6} padX={4} corners="lg" className={classes.zone}>
            <ChooseFiles choosing={choosing} isFirst />
          </Box>
          {(uploads.length > 0 || sent.length > 0) && (
            <Stack as="ul" gap={0.5}>
              {uploads.map((upload) => (
                <li key={upload.id}>
                  <UploadRow upload={upload} onGone={choosing.focus} />
                </li>
              ))}
              {sent.map((file) => (
                <li key={file._id}>
                  <FileRow file={file} parent={parent} />
                </li>
              ))}
            </Stack>
          )}
          <p role="status" className="sk-hidden">
            {said}
          </p>
        </Stack>
      )}
    </UploadSpot>
  )
}
