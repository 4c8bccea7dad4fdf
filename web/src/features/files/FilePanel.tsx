import type { AnyItem } from '@schakel/domain'
import { Section } from '../../entities/items/page/Section.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { FileFace } from './FileFace.tsx'
import { FileLine } from './FileLine.tsx'
import { FileLinkButton } from './FileLinkButton.tsx'
import classes from './Files.module.css'
import { kindOfFile, linkOf } from './fileFacts.ts'

/** What a page of a file is about: the file itself. */
export function FilePanel({ file }: { readonly file: AnyItem }) {
  const { t } = useTranslation('files')
  const words = useWords()
  const kind = kindOfFile(file)
  return (
    <Section title={words.type('file')} icon={<TypeIcon type="file" size={18} />}>
      <Row gap={3} gapX={4} wrap>
        <FileFace kind={kind} size={64} />
        <Stack gap={0.5} fluid grow basis={40}>
          <strong>{t(`kinds.${kind}`)}</strong>
          {linkOf(file) ? (
            <FileLine file={file} />
          ) : (
            <Hint as="span" className={classes.quiet}>
              {t('nothing')}
            </Hint>
          )}
        </Stack>
        <FileLinkButton file={file} wide tone="brand" size="md" />
      </Row>
    </Section>
  )
}
