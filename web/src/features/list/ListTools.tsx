import { definitionOf, isGrouping, listSorts, statusFilters, whereFields } from '@schakel/domain'
import {
  IconArrowsHorizontal,
  IconColumns3,
  IconFilter,
  IconLayoutGrid,
  IconLayoutKanban,
  IconTable,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Select } from '../../ui/Select.tsx'
import { hasBoard, type ListState, type Look, looks } from './filters.ts'
import classes from './ListTools.module.css'
import type { Prefs } from './prefs.ts'
import { TermField } from './TermField.tsx'
import { useRuleWords } from './useRuleWords.ts'

const ColumnDialog = lazyPart(() => import('./table/ColumnDialog.tsx'))

interface ListToolsProps {
  readonly state: ListState
  readonly look: Look
  readonly prefs: Prefs
  readonly onPrefs: (change: Partial<Prefs>) => void
  readonly onChange: (state: ListState) => void
  readonly onLook: (look: Look) => void
  /** Adds a rule to what the list is narrowed to. */
  readonly onFilter: () => void
}

const icons = { table: IconTable, cards: IconLayoutGrid, board: IconLayoutKanban } as const
const SEVERAL = 'several'
const NONE = '-'

/** What narrows, orders and lays out a list. */
export function ListTools({ state, look, prefs, onPrefs, onChange, onLook, onFilter }: ListToolsProps) {
  const { type, filters, sort = 'changed' } = state
  const { t } = useTranslation('list')
  const words = useWords()
  const names = useRuleWords(type)
  const isCentre = isCentreKind(useViewer().kind)
  const groupings = whereFields(type).filter(({ field }) => isGrouping(type, field) && (isCentre || field !== '_owner'))
  const [open, setOpen] = useState<'columns'>()
  const statuses = statusFilters(type)
  const { status = [] } = filters
  const chosen = status.length > 1 ? SEVERAL : (status[0] ?? '*')
  const hasDate = definitionOf(type).dateField !== undefined
  const sorts = listSorts.filter(
    (name) => (hasDate || (name !== 'date' && name !== 'due')) && (name !== 'status' || statuses.length > 0),
  )
  const isField = !listSorts.some((name) => name === sort)
  const setStatus = (value: string) => {
    if (value === SEVERAL) return
    const { status: _, ...others } = filters
    onChange({ ...state, filters: value === '*' ? others : { ...others, status: [value] } })
  }
  return (
    <Row as="search" gap={2.5} gapX={3} wrap className={classes.tools} aria-label={t('tools')}>
      <TermField
        term={filters.q ?? ''}
        onTerm={(q) => {
          const { q: _, ...others } = filters
          onChange({ ...state, filters: q === '' ? others : { ...others, q } })
        }}
      />
      {statuses.length > 0 && (
        <Select
          label={t('status')}
          value={chosen}
          onChange={setStatus}
          options={[
            { value: '*', label: t('anyStatus') },
            ...(chosen === SEVERAL ? [{ value: SEVERAL, label: t('severalStatuses', { count: status.length }) }] : []),
            ...statuses.map((value) => ({ value, label: words.status(type, value) })),
          ]}
        />
      )}
      <Select
        label={t('sort')}
        value={sort}
        onChange={(next) => onChange({ ...state, sort: next, order: undefined })}
        options={[
          ...sorts.map((value) => ({ value: String(value), label: t(`sorts.${value}`) })),
          ...(isField ? [{ value: sort, label: words.field(type, sort) }] : []),
        ]}
      />
      {look === 'table' && groupings.length > 0 && (
        <Select
          label={t('groupBy')}
          value={state.group ?? NONE}
          onChange={(next) => onChange({ ...state, group: next === NONE ? undefined : next })}
          options={[
            { value: NONE, label: t('ungrouped') },
            ...groupings.map(({ field }) => ({ value: field, label: names.labelOf(field) })),
          ]}
        />
      )}
      <Button
        size="sm"
        icon={<IconFilter size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="f"
        onClick={onFilter}
      >
        {t('addFilter')}
      </Button>
      <Row gap={2.5} atEnd>
        {look === 'table' && (
          <Button
            size="sm"
            icon={<IconColumns3 size={16} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen('columns')}
          >
            {t('chooseColumns')}
          </Button>
        )}
        {look !== 'cards' && (
          <IconButton
            size="sm"
            className={classes.wide}
            label={t('asWide')}
            aria-pressed={prefs.isWide === true}
            onClick={() => onPrefs({ isWide: prefs.isWide !== true })}
          >
            <IconArrowsHorizontal size={18} aria-hidden="true" />
          </IconButton>
        )}
        <Row as="fieldset" align="stretch" inline fluid pad={0.5} outlined ground="surface">
          <legend className="sk-hidden">{t('look')}</legend>
          {looks
            .filter((name) => name !== 'board' || hasBoard(type))
            .map((name) => {
              const Icon = icons[name]
              return (
                <button
                  key={name}
                  type="button"
                  className={classOf(['centre'], { tone: 'muted', corners: 'sm', className: classes.look })}
                  aria-pressed={look === name}
                  aria-label={t(`looks.${name}`)}
                  title={t(`looks.${name}`)}
                  onClick={() => onLook(name)}
                >
                  <Icon size={18} stroke={1.8} aria-hidden="true" />
                </button>
              )
            })}
        </Row>
      </Row>

      {open === 'columns' && (
        <ColumnDialog
          type={type}
          columns={prefs.columns}
          onClose={() => setOpen(undefined)}
          onColumns={(columns) => onPrefs({ columns })}
          onReset={() => onPrefs({ columns: [], widths: {} })}
        />
      )}
    </Row>
  )
}
