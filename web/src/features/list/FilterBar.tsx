import { fitsAddress, isWhereGroup, type TypeName, type Where, type WhereGroup, type WhereRule } from '@schakel/domain'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import classes from './FilterBar.module.css'
import type { Filters } from './filters.ts'
import { RuleChip, WordChip } from './RuleChip.tsx'
import { filtersOf, type RulePlace, ruleAt, whereOf, withoutRule, withRule } from './where.ts'

const RuleEditor = lazyPart(() => import('./RuleEditor.tsx'))

interface FilterBarProps {
  readonly type: TypeName
  readonly filters: Filters
  /** A new rule is being made, by the button above. */
  readonly isAdding: boolean
  readonly onAdded: () => void
  readonly onChange: (filters: Filters) => void
}

/** What a list is narrowed to, a chip for each rule, to be changed and taken off; the address says the same, so that it can be shared. */
export function FilterBar({ type, filters, isAdding, onAdded, onChange }: FilterBarProps) {
  const { t } = useTranslation('list')
  const bar = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<{ readonly place: RulePlace; readonly left: number }>()
  const where = whereOf(type, filters)
  const { q, ...narrowing } = filters
  const take = (next: Where) => onChange(filtersOf(type, next, filters))
  const place: RulePlace | undefined = isAdding ? [where.rules.length] : edited?.place
  const close = () => {
    setEdited(undefined)
    if (isAdding) onAdded()
  }
  const edit = (at: RulePlace) => (event: MouseEvent<HTMLElement>) => {
    const box = bar.current?.getBoundingClientRect()
    const left = event.currentTarget.getBoundingClientRect().left - (box?.left ?? 0)
    setEdited({ place: at, left: Math.max(0, Math.min(left, (box?.width ?? 0) - EDITOR_WIDTH)) })
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || !(event.target instanceof HTMLButtonElement)) return
    // In the editor, which stands in the bar as well, it takes nothing away.
    if (event.target.closest('dialog')) return
    event.preventDefault()
    if (where.rules.length > 0) take({ ...where, rules: where.rules.slice(0, -1) })
  }
  const chips = (rules: readonly WhereRule[], placeOf: (at: number) => RulePlace, any: boolean, onJoin: () => void) =>
    rules.map((rule, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rules may say the same
      <Row as="li" key={at} gap={2} inline fluid>
        {at > 0 && <Joint any={any} onPress={at === 1 ? onJoin : undefined} />}
        <RuleChip
          type={type}
          rule={rule}
          onEdit={edit(placeOf(at))}
          onRemove={() => take(withoutRule(where, placeOf(at)))}
        />
      </Row>
    ))
  const groupChip = (group: WhereGroup, at: number) => (
    <Row as="ul" gap={2} wrap pad={1} outlined corners="lg" aria-label={t('filterGroup')}>
      {chips(
        group.rules,
        (within) => [at, within],
        group.any,
        () => take({ ...where, rules: where.rules.with(at, { ...group, any: !group.any }) }),
      )}
      <li>
        <IconButton size="sm" label={t('addToGroup')} onClick={edit([at, group.rules.length])}>
          <IconPlus size={15} aria-hidden="true" />
        </IconButton>
      </li>
    </Row>
  )
  const join = () => take({ ...where, any: !where.any })
  const isEmpty = q === undefined && where.rules.length === 0
  if (isEmpty && !place) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its chips have the keyboard; Backspace in one takes the last away
    <div ref={bar} className={classes.bar} data-empty={isEmpty || undefined} onKeyDown={keys}>
      {!isEmpty && (
        <Row as="ul" gap={2} wrap aria-label={t('filters')}>
          {q !== undefined && (
            <li>
              <WordChip label={t('filter.q')} value={`“${q}”`} onRemove={() => onChange(narrowing)} />
            </li>
          )}
          {where.rules.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may say the same
            <Row as="li" key={at} gap={2} inline fluid>
              {at > 0 && <Joint any={where.any} onPress={at === 1 ? join : undefined} />}
              {isWhereGroup(part) ? (
                groupChip(part, at)
              ) : (
                <RuleChip type={type} rule={part} onEdit={edit([at])} onRemove={() => take(withoutRule(where, [at]))} />
              )}
            </Row>
          ))}
          {where.rules.length > 0 && (
            <li>
              <BarButton onClick={edit([where.rules.length, 0])}>
                {t(where.any ? 'addAllGroup' : 'addAnyGroup')}
              </BarButton>
            </li>
          )}
          {where.rules.length + (q === undefined ? 0 : 1) > 1 && (
            <li>
              <BarButton onClick={() => onChange({})}>{t('clearFilters')}</BarButton>
            </li>
          )}
        </Row>
      )}
      {place && (
        <RuleEditor
          key={place.join()}
          type={type}
          rule={ruleAt(where, place)}
          left={isAdding ? 0 : (edited?.left ?? 0)}
          fits={(rule) => fitsAddress(withRule(where, place, rule))}
          onClose={close}
          onApply={(rule) => {
            close()
            take(withRule(where, place, rule))
          }}
        />
      )}
    </div>
  )
}

/** As wide as the editor of a rule is, pixels. */
const EDITOR_WIDTH = 320

/** What stands between two rules; the first of them switches all. */
function Joint({ any, onPress }: { readonly any: boolean; readonly onPress: (() => void) | undefined }) {
  const { t } = useTranslation('list')
  const word = t(any ? 'or' : 'and')
  if (onPress) {
    return (
      <BarButton label={t(any ? 'joinedByOr' : 'joinedByAnd')} onClick={onPress}>
        {word}
      </BarButton>
    )
  }
  return (
    <Text as="span" size="sm" tone="muted">
      {word}
    </Text>
  )
}

interface BarButtonProps {
  /** What it does, where its word alone does not say so. */
  readonly label?: string
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly children: string
}

function BarButton({ label, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={classOf([], {
        padX: 2,
        tall: 'sm',
        tone: 'brand',
        size: 'sm',
        weight: 'strong',
        corners: 'md',
        className: classes.text,
      })}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
