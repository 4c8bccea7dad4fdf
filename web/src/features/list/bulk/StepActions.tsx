import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'

interface StepActionsProps {
  readonly isReady: boolean
  /** Something is asked first. */
  readonly waits?: boolean
  readonly onClose: () => void
}

/** The two buttons under a step of a bulk. */
export function StepActions({ isReady, waits, onClose }: StepActionsProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  return (
    <Row gap={2.5} align="stretch" justify="end">
      <Button onClick={onClose}>{common.t('cancel')}</Button>
      <Button writes="now" type="submit" tone="brand" waits={waits} disabled={!isReady}>
        {t('bulkRun')}
      </Button>
    </Row>
  )
}
