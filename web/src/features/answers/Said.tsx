import type { SupplierAnswer } from '@schakel/domain/calls'
import { EvidenceList } from '../../entities/answers/EvidenceList.tsx'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'

/** What a supplier said to a requirement: value, date, remark and evidence (F1.7). */
export function Said({ answer }: { readonly answer: SupplierAnswer }) {
  const { t } = useTranslation('answers')
  const { value, due, remark, evidence = [], seen = [] } = answer
  return (
    <Stack align="start" gap={1.5} fluid>
      <Row as="p" wrap gap={1} gapX={2.5} tone="muted" size="xs">
        <ValueMark value={value} />
        {value === 'roadmap' && due && (
          <span>
            {t('dueOn')} <DateText iso={due} form="date" />
          </span>
        )}
      </Row>
      {remark && (
        <Text tone="soft" size="sm" lines className={classes.said}>
          {remark}
        </Text>
      )}
      <EvidenceList evidence={evidence} seen={seen} />
    </Stack>
  )
}
