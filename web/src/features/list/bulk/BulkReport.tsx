import { Modal } from '@mantine/core'
import type { TypeName } from '@schakel/domain'
import type { BulkAnswer } from '@schakel/domain/calls'
import { ItemLink } from '../../../entities/items/ItemLink.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import classes from './BulkDialog.module.css'

interface BulkReportProps {
  readonly type: TypeName
  readonly refused: BulkAnswer['refused']
  readonly onClose: () => void
}

/** What was not done, item by item, and why. */
export default function BulkReport({ type, refused, onClose }: BulkReportProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('refused', { count: refused.length })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
    >
      <Stack as="ul" gap={2.5} below={4} className={classes.report}>
        {refused.map(({ _id, name, code, title, errors = [] }) => (
          <li key={_id}>
            <strong>
              <ItemLink id={code === 'missing' ? undefined : _id}>{name ?? words.type(type)}</ItemLink>
            </strong>
            <span>{errors.length > 0 ? errors.map(({ message }) => message).join(' ') : title}</span>
          </li>
        ))}
      </Stack>
      <Row gap={2.5} align="stretch" justify="end">
        <Button tone="brand" onClick={onClose}>
          {common.t('close')}
        </Button>
      </Row>
    </Modal>
  )
}
