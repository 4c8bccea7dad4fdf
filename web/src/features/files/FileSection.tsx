import type { AnyItem } from '@schakel/domain'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { textIn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { FileRow } from './FileRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import { ChooseFiles, UploadSpot } from './UploadSpot.tsx'
import { useUploads } from './uploads.ts'
import { useSendFiles } from './useSendFiles.ts'

interface FileSectionProps {
  readonly parent: AnyItem
  readonly files: readonly AnyItem[]
}

/** The files of an item: dropped anywhere on it or chosen, several at once, each with how far it is (S3.13, D15). */
export function FileSection({ parent, files }: FileSectionProps) {
  const card = useTranslation('card')
  const { t } = useTranslation('files')
  const words = useWords()
  const rights = useRights(parent)
  const uploads = useUploads(parent._id)
  const { send, said } = useSendFiles(parent._id)
  const mayAdd = rights.create('file')
  if (files.length === 0 && !mayAdd) return null
  const title = words.type('file', 2)
  const icon = <TypeIcon type="file" size={18} />
  const list = (files.length > 0 || !mayAdd) && (
    <RowList items={newestFirst(files)} keyOf={({ _id }) => _id} empty={card.t('empty.file')}>
      {(file) => <FileRow file={file} parent={parent} />}
    </RowList>
  )
  if (!mayAdd) {
    return (
      <Section title={title} icon={icon} count={files.length}>
        {list}
      </Section>
    )
  }
  return (
    <UploadSpot onFiles={send}>
      {(choosing) => (
        <Section title={title} icon={icon} count={files.length} add={{ label: t('add'), run: choosing.open }}>
          {uploads.length > 0 && (
            <Stack as="ul" gap={0.5}>
              {uploads.map((upload) => (
                <li key={upload.id}>
                  <UploadRow upload={upload} onGone={choosing.focus} />
                </li>
              ))}
            </Stack>
          )}
          {list}
          <ChooseFiles choosing={choosing} />
          <p role="status" className="sk-hidden">
            {said}
          </p>
        </Section>
      )}
    </UploadSpot>
  )
}

function newestFirst(files: readonly AnyItem[]): readonly AnyItem[] {
  return files.toSorted((a, b) => (textIn(b, '_created') ?? '').localeCompare(textIn(a, '_created') ?? ''))
}
