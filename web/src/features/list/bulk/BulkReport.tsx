import { Modal } from '@mantine/core'
import { typeOfId } from '@schakel/domain'
import { ItemLink } from '../../../entities/items/ItemLink.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import classes from './BulkDialog.module.css'
import type { Report } from './reports.ts'

interface BulkReportProps {
  readonly report: Report
  readonly onClose: () => void
}

/** What was not done, item by item, and why. */
export default function BulkReport({ report: { title: heading, done, refused }, onClose }: BulkReportProps) {
  const common = useTranslation('common')
  const words = useWords()
  useReturnFocus()
  const nameless = (id: string) => {
    const type = typeOfId(id)
    return type === undefined ? id : words.type(type)
  }
  return (
    <Modal opened onClose={onClose} size={560} title={heading} closeButtonProps={{ 'aria-label': common.t('close') }}>
      {done !== undefined && <Hint below={3}>{done}</Hint>}
      <Stack as="ul" gap={2.5} below={4} className={classes.report}>
        {refused.map(({ _id, name, code, title, errors = [] }) => (
          <li key={_id}>
            <strong>
              <ItemLink id={code === 'missing' ? undefined : _id}>{name ?? nameless(_id)}</ItemLink>
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
