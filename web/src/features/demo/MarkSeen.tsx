import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { sheetQuery } from '../../entities/answers/queries.ts'
import { useSeen } from '../../entities/answers/useSeen.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Text } from '../../ui/layout/Text.tsx'

/** Says that what a supplier claims of a row was seen in its demo: grade 3 (F1.10). */
export function MarkSeen({ match, requirement: key }: { readonly match: string; readonly requirement: string }) {
  const { t } = useTranslation('demo')
  const { data: sheet } = useQuery(sheetQuery(match))
  const mark = useSeen(match, key)
  if (!sheet) return null
  const answer = sheet.answers.find((one) => one.key === key)
  if (!answer || answer.submitted === undefined) {
    return (
      <Text size="sm" tone="muted">
        {t('unanswered')}
      </Text>
    )
  }
  if (answer.seen?.some(({ kind }) => kind === 'demo')) return <Chip tone="success">{t('seen')}</Chip>
  return (
    <Button
      size="sm"
      writes="now"
      busy={mark.isPending}
      aria-label={t('seenOf', { key })}
      icon={<IconEye size={15} aria-hidden="true" />}
      onClick={() => mark.mutate({ seen: 'demo' })}
    >
      {t('mark')}
    </Button>
  )
}
