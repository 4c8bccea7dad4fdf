import type { AnyItem } from '@schakel/domain'
import { isOn, textIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { FileSize } from './FileSize.tsx'
import { linkOf, senderOf, sizeOf } from './fileFacts.ts'

/** How large a file is, since when it is there and who sent it. */
export function FileLine({ file }: { readonly file: AnyItem }) {
  const { t } = useTranslation('files')
  const words = useWords()
  const sender = senderOf(file)
  const made = textIn(file, '_created')
  return (
    <Row as="span" gap={0.5} gapX={2.5} inline wrap size="sm" tone="muted" digits>
      {linkOf(file)?.isOurs === false ? <span>{t('elsewhere')}</span> : <FileSize bytes={sizeOf(file)} />}
      <DateText iso={made} form="date" />
      {sender && <span>{sender}</span>}
      {isOn(file, 'shared') && <Chip tone="brand">{words.field('file', 'shared')}</Chip>}
    </Row>
  )
}
