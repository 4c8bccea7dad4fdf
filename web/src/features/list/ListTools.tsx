import type { TypeName } from '@schakel/domain'
import {
  IconArrowsHorizontal,
  IconColumns3,
  IconFilter,
  IconLayoutGrid,
  IconLayoutKanban,
  IconTable,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import { hasBoard, type ListState, type Look, looks } from './filters.ts'
import { GroupSelect, SortSelect, StatusSelect } from './ListSelects.tsx'
import classes from './ListTools.module.css'
import type { Prefs } from './prefs.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { TermField } from './TermField.tsx'

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

/** What narrows, orders and lays out a list. */
export function ListTools({ state, look, prefs, onPrefs, onChange, onLook, onFilter }: ListToolsProps) {
  const { t } = useTranslation('list')
  const { type, filters } = state
  useListCommands({ type, look, prefs, onPrefs, onLook, onFilter })
  return (
    <Row as="search" gap={2.5} gapX={3} wrap className={classes.tools} aria-label={t('tools')}>
      <TermField
        term={filters.q ?? ''}
        onTerm={(q) => {
          const { q: _, ...others } = filters
          onChange({ ...state, filters: q === '' ? others : { ...others, q } })
        }}
      />
      <StatusSelect state={state} onChange={onChange} />
      <SortSelect state={state} onChange={onChange} />
      {look !== 'cards' && <GroupSelect state={state} isBoard={look === 'board'} onChange={onChange} />}
      <Button
        size="sm"
        icon={<IconFilter size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="f"
        onClick={onFilter}
      >
        {t('addFilter')}
      </Button>
      <QuickFilters
        state={state}
        onChange={(next) => onChange({ ...state, filters: next })}
        className={classes.quick}
      />
      <Row gap={2.5} atEnd>
        {look === 'table' && <ColumnsButton type={type} prefs={prefs} onPrefs={onPrefs} />}
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
        <LookChoice type={type} look={look} onLook={onLook} />
      </Row>
    </Row>
  )
}

interface WithType {
  readonly type: TypeName
}

function ColumnsButton({ type, prefs, onPrefs }: Pick<ListToolsProps, 'prefs' | 'onPrefs'> & WithType) {
  const { t } = useTranslation('list')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        icon={<IconColumns3 size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('chooseColumns')}
      </Button>
      {isOpen && (
        <ColumnDialog
          type={type}
          columns={prefs.columns}
          onClose={() => setOpen(false)}
          onColumns={(columns) => {
            // What one asks for is shown, whether there is anything in it or not.
            const isMore = columns.some((name) => !prefs.columns.includes(name))
            onPrefs({ columns, ...(isMore ? { showsEmpty: true } : {}) })
          }}
          showsEmpty={prefs.showsEmpty === true}
          onShowsEmpty={(showsEmpty) => onPrefs({ showsEmpty })}
          onReset={() => onPrefs({ columns: [], widths: {}, showsEmpty: false })}
        />
      )}
    </>
  )
}

type CommandsInput = Omit<ListToolsProps, 'state' | 'onChange'> & WithType

/** What of the tools keys and palette offer as well. */
function useListCommands({ type, look, prefs, onPrefs, onLook, onFilter }: CommandsInput): void {
  const { t } = useTranslation('list')
  const others = looksOf(type).filter((name) => name !== look)
  useScreenCommands([
    { label: t('addFilter'), icon: <IconFilter size={16} aria-hidden="true" />, keys: ['f'], run: onFilter },
    ...others.map((name) => {
      const Icon = icons[name]
      return {
        label: t(`looks.${name}`),
        icon: <Icon size={16} aria-hidden="true" />,
        run: () => onLook(name),
      }
    }),
    ...(look === 'cards'
      ? []
      : [
          {
            label: t('asWide'),
            icon: <IconArrowsHorizontal size={16} aria-hidden="true" />,
            run: () => onPrefs({ isWide: prefs.isWide !== true }),
          },
        ]),
  ])
}

const looksOf = (type: TypeName) => looks.filter((name) => name !== 'board' || hasBoard(type))

const icons = { table: IconTable, cards: IconLayoutGrid, board: IconLayoutKanban } as const

function LookChoice({ type, look, onLook }: Pick<ListToolsProps, 'look' | 'onLook'> & WithType) {
  const { t } = useTranslation('list')
  return (
    <Row as="fieldset" align="stretch" inline fluid pad={0.5} outlined ground="surface">
      <legend className="sk-hidden">{t('look')}</legend>
      {looksOf(type).map((name) => {
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
  )
}
