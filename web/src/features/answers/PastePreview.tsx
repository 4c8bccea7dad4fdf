import { Modal } from '@mantine/core'
import { askedText } from '../../entities/answers/byGroup.ts'
import { type Value, ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { Asking } from '../../ui/ask.tsx'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'
import type { Draft } from './draft.ts'
import type { PastedLine } from './pasted.ts'
import type { Asked } from './sheetRows.ts'

interface LineOfRow {
  readonly row: Asked
  readonly line: PastedLine
  /** What stands there now. */
  readonly before: Value | undefined
  readonly mayEdit: boolean
}

/** What is asked before a pasted column fills rows. */
export interface PasteQuestion {
  readonly lines: readonly LineOfRow[]
  /** Lines for which there was no row. */
  readonly left: number
}

/** The rows that a pasted column fills, before it does (F1.7). */
export function PastePreview({
  lines,
  left,
  onClose,
}: PasteQuestion & Asking<ReadonlyMap<string, Partial<Draft>> | undefined>) {
  const { t } = useTranslation('answers')
  const common = useTranslation('common')
  const locale = useLocale()
  const fills = new Map(
    lines.flatMap(({ row, line: { value, remark }, mayEdit }) =>
      value && mayEdit ? [[row.key, { value, ...(remark === '' ? {} : { remark }) }] as const] : [],
    ),
  )
  const over = lines.filter(
    ({ row, before, line }) => fills.has(row.key) && before !== undefined && before !== line.value,
  )
  return (
    <Modal
      opened
      onClose={() => onClose(undefined)}
      size={720}
      title={t('pasteTitle')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <p>{t('pasteText', { count: fills.size })}</p>
      {over.length > 0 && (
        <Text tone="warning" weight="strong">
          {t('pasteOver', { count: over.length })}
        </Text>
      )}
      {left > 0 && (
        <Text tone="warning" weight="strong">
          {t('pasteLeft', { count: left })}
        </Text>
      )}
      <Box above={3} below={3} outlined className={classes.preview}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('requirement')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, line, before, mayEdit }) => (
              <tr key={row.key}>
                <th scope="row">
                  <Text as="span" tone="muted" size="xs" className={classes.key}>
                    {row.key}
                  </Text>{' '}
                  {askedText(row, locale)}
                </th>
                <td>
                  <ValueMark value={before} />
                </td>
                <td>
                  {line.value && mayEdit ? (
                    <ValueMark value={line.value} />
                  ) : (
                    <Hint as="span">
                      {!mayEdit
                        ? t('closedRow')
                        : line.text === ''
                          ? t('pasteEmpty')
                          : t('pasteUnknown', { text: line.text })}
                    </Hint>
                  )}
                  {line.value && line.remark && (
                    <Text as="span" tone="soft" size="sm" lines className={classes.said}>
                      {line.remark}
                    </Text>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Row align="stretch" justify="end" gap={2.5}>
        <Button onClick={() => onClose(undefined)}>{common.t('cancel')}</Button>
        <Button tone="brand" writes="now" disabled={fills.size === 0} data-autofocus onClick={() => onClose(fills)}>
          {t('pasteDo', { count: fills.size })}
        </Button>
      </Row>
    </Modal>
  )
}
