import type { ReactNode } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'
import type { Asked } from './sheetRows.ts'

interface AskedTextProps {
  readonly asked: Asked
  readonly id: string
  /** Marks of the row. */
  readonly children?: ReactNode
}

/** What is asked in a row: its text, key, how much it matters and how it wants to be proven (F1.2). */
export function AskedText({ asked, id, children }: AskedTextProps) {
  const { t } = useTranslation('answers')
  const words = useWords()
  const locale = useLocale()
  return (
    <Stack gap={0.5} fluid>
      <p id={id} className={classes.text}>
        {askedText(asked, locale) || asked.key}
      </p>
      <Row as="p" wrap gap={1} gapX={2.5} tone="muted" size="xs">
        <Text as="span" tone="muted" size="xs" className={classes.key}>
          {asked.key}
        </Text>
        {asked.level && (
          <Chip tone={asked.level === 'must' ? 'brand' : 'neutral'}>{words.choice('level', asked.level)}</Chip>
        )}
        {asked.knockout && <Chip tone="danger">{t('knockout')}</Chip>}
        {asked.proof && <span>{t('wantsProof', { proof: words.choice('proof', asked.proof).toLowerCase() })}</span>}
        {children}
      </Row>
    </Stack>
  )
}
