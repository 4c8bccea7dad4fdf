import { CardFrame, type CardProps } from '../../entities/items/cards/CardFrame.tsx'
import { textIn } from '../../entities/items/read.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { FileFace } from './FileFace.tsx'
import { FileLine } from './FileLine.tsx'
import { FileLinkButton } from './FileLinkButton.tsx'
import { kindOfFile, linkOf } from './fileFacts.ts'

/** A stored file (S3.13): what it is, how large, since when and from whom, and the way to it. */
export function FileCard(props: CardProps) {
  const { item } = props
  const { t } = useTranslation('files')
  const kind = kindOfFile(item)
  return (
    <CardFrame
      {...props}
      face={<FileFace kind={kind} size={34} />}
      subtitle={[t(`kinds.${kind}`), textIn(item, 'source')].filter(Boolean).join(' · ')}
      footer={linkOf(item) && <FileLinkButton file={item} wide />}
    >
      <FileLine file={item} />
    </CardFrame>
  )
}
