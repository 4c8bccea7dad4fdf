import type { RequirementSet } from '@schakel/domain/calls'
import { IconListCheck, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { SaveState, type SaveStateName } from '../../ui/SaveState.tsx'
import type { ShownRow } from './draft.ts'
import { isShown, type RowFilter, rowFilters } from './rowFacts.ts'
import classes from './Set.module.css'

interface SetHeadProps {
  readonly set: RequirementSet
  readonly rows: readonly ShownRow[]
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly state: SaveStateName
  /** A template has no versions of its own. */
  readonly isDossier: boolean
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** What a set is: its version and term, how many rows it has of each level, and which of them one looks at. */
export function SetHead({ set, rows, filter, onFilter, state, isDossier, actions, children }: SetHeadProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const there = rows.filter(({ change }) => change !== 'removed')
  const countOf = (one: RowFilter) => there.filter((row) => isShown(row, one)).length
  const label = (one: RowFilter) =>
    one === 'must' || one === 'should' || one === 'could' ? words.choice('level', one) : t(`filter.${one}`)
  return (
    <Section
      title={words.type('requirement', 2)}
      icon={<IconListCheck size={18} aria-hidden="true" />}
      count={there.length}
      actions={actions}
    >
      {isDossier && <Standing set={set} />}
      <Row wrap justify="between" gap={2} gapX={3} fluid className={classes.tools}>
        <Choices legend={t('filterLegend')} inOneRow>
          {rowFilters
            .filter((one) => there.length > 0 && (one === 'all' || one === filter || countOf(one) > 0))
            .map((one) => (
              <Choice key={one} isOn={filter === one} onChoose={() => onFilter(one)}>
                {label(one)} {formatCount(countOf(one))}
              </Choice>
            ))}
        </Choices>
        {set.mayEdit && <SaveState state={state} />}
      </Row>
      {children}
    </Section>
  )
}

/** Whether it is frozen, since when, and until when suppliers answer (F1.5, F1.8). */
function Standing({ set }: { readonly set: RequirementSet }) {
  const { t } = useTranslation('requirements')
  if (set.version === 0) return <Hint>{t('notFrozen')}</Hint>
  return (
    <Row wrap gap={1} gapX={3} size="sm">
      <Chip tone="success" icon={<IconLock size={13} aria-hidden="true" />}>
        {t('version', { version: set.version })}
      </Chip>
      <span>
        {t('frozenOn')} <DateText iso={set.frozenAt} form="date" />
      </span>
      {set.answersDue && (
        <span>
          {t('answersBefore')} <DateText iso={set.answersDue} form="date" />
        </span>
      )}
      {set.reason && <p className={classes.reason}>{t('reasonIs', { reason: set.reason })}</p>}
    </Row>
  )
}
