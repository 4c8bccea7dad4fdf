import { IconChevronRight, IconTrash } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { ShownRow } from './draft.ts'
import { goByArrows } from './goByArrows.ts'
import { rowText } from './groups.ts'
import { RowControls } from './RowControls.tsx'
import { RowDetails } from './RowDetails.tsx'
import classes from './Rows.module.css'
import { isBasisChecked } from './rowFacts.ts'
import type { Editing } from './useEditing.ts'

interface RowLineProps {
  readonly row: ShownRow
  readonly editing: Editing | undefined
}

/** One requirement: what it asks, how much it matters and how it is proven; where one may, changed in its place (F1.2, F1.4). */
export const RowLine = memo(function RowLine({ row, editing }: RowLineProps) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const isGone = row.change === 'removed'
  const text = rowText(row, locale)
  const mayChange = editing !== undefined && !isGone
  return (
    <Box as="li" pad={2} padX={4} className={classes.row} data-change={row.change} data-open={isOpen || undefined}>
      <Row wrap gap={1} gapX={2} className={classes.line}>
        <Text as="span" rigid tone="muted" size="xs" weight="strong" digits className={classes.key}>
          {row.key || t('newRow')}
        </Text>
        {mayChange ? (
          <button
            type="button"
            data-row=""
            data-printed=""
            className={classes.text}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={goByArrows}
          >
            <IconChevronRight className={classes.chevron} size={15} aria-hidden="true" />
            <span>{text}</span>
          </button>
        ) : (
          <span className={classes.plainText}>{isGone ? <s>{text}</s> : text}</span>
        )}
        {mayChange ? <RowControls row={row} editing={editing} /> : <RowFacts row={row} />}
        {mayChange && (
          <IconButton
            size="sm"
            writes={editing.writes}
            label={t('removeRow', { key: row.key || t('newRow') })}
            className={classes.remove}
            onClick={() => editing.remove(row)}
          >
            <IconTrash size={16} aria-hidden="true" />
          </IconButton>
        )}
        {isGone && editing?.restore && (
          <Button size="sm" writes={editing.writes} onClick={() => editing.restore?.(row._id)}>
            {common.t('undo')}
          </Button>
        )}
      </Row>
      <RowNotes row={row} />
      {isOpen && mayChange && (
        <Grid cols="2" gap={3} id={details} className={classes.details}>
          <RowDetails row={row} editing={editing} />
        </Grid>
      )}
    </Box>
  )
})

/** The same as words, for who reads. */
function RowFacts({ row }: { readonly row: ShownRow }) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  return (
    <Row as="span" align="stretch" wrap justify="end" gap={1} className={classes.facts}>
      {row.knockout && <Chip tone="danger">{words.field('requirement', 'knockout')}</Chip>}
      <Chip tone={row.level === 'must' ? 'brand' : 'neutral'}>{words.choice('level', row.level)}</Chip>
      <Chip>{t('weightOf', { weight: row.weight })}</Chip>
      <Chip>{words.choice('proof', row.proof)}</Chip>
    </Row>
  )
}

/** What else is known of a row: its legal ground, and what staff think of it. */
function RowNotes({ row }: { readonly row: ShownRow }) {
  const { t } = useTranslation('requirements')
  if (!row.basis && !row.remark && row.change === undefined) return null
  return (
    <Row as="p" wrap gap={1} gapX={3} tone="muted" size="sm" className={classes.notes}>
      {row.change !== undefined && (
        <Chip tone={row.change === 'removed' ? 'danger' : 'accent'}>{t(`change.${row.change}`)}</Chip>
      )}
      {row.basis && (
        <span>
          {t('basis', { basis: row.basis })} {!isBasisChecked(row) && <Chip tone="warning">{t('notChecked')}</Chip>}
        </span>
      )}
      {row.remark && <span className={classes.remark}>{t('remarkIs', { remark: row.remark })}</span>}
    </Row>
  )
}
