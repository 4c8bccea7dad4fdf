import type { SupplierAnswer } from '@schakel/domain/calls'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Grade } from '../../entities/answers/Grade.tsx'
import { isOtherwise } from '../../entities/answers/grade.ts'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'
import { Reason } from './Findings.tsx'

/** What the knowledge centre found, beside what is claimed (F1.11). */
export function CheckedNote({ answer }: { readonly answer: SupplierAnswer }) {
  const { t } = useTranslation('answers')
  const { key, checked, checkRemark } = answer
  if (!checked) return null
  const isOther = isOtherwise(answer)
  return (
    <Stack
      gap={1.5}
      pad={2}
      padX={3}
      ground="faint"
      outlined
      className={classes.checked}
      data-differs={isOther || undefined}
    >
      <Row as="p" wrap gap={1} gapX={2.5} tone="muted" size="xs">
        <IconClipboardCheck size={16} aria-hidden="true" />
        <strong>{t(isOther ? 'checkedOther' : 'checked')}</strong>
        <ValueMark value={checked.value} />
        {checked.grade !== undefined && <Grade grade={checked.grade} isWordy />}
        <span>
          {checked.by} <DateText iso={checked.date} form="date" />
        </span>
      </Row>
      {checkRemark && (
        <Text tone="soft" size="sm" lines className={classes.said}>
          {checkRemark}
        </Text>
      )}
      <Reason requirement={key} />
    </Stack>
  )
}
