import type { TypeName } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { formatDate } from '../../ui/format.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './FilterChips.module.css'
import type { Filters } from './filters.ts'

interface FilterChipsProps {
  readonly type: TypeName
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** What a list is narrowed to, each to be taken off; the address says the same, so that it can be shared. */
export function FilterChips({ type, filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { _id: viewer } = useViewer()
  const without = (name: keyof Filters) =>
    onChange(Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name)))
  const less = (name: 'status' | 'tags', value: string) => {
    const left = (filters[name] ?? []).filter((one) => one !== value)
    if (left.length === 0) without(name)
    else onChange({ ...filters, [name]: left })
  }
  const days = ['from', 'until', 'since'] as const
  const texts = ['q', 'city', 'province'] as const
  // What a quick filter says is not said twice.
  const items = filters.owner === viewer ? (['parent'] as const) : (['parent', 'owner'] as const)
  const count = Object.values(filters).flat().length
  const isQuick = (name: string) => name === 'only' || (name === 'owner' && filters.owner === viewer)
  if (Object.keys(filters).every(isQuick)) return null
  return (
    <Row as="ul" gap={2} wrap aria-label={t('filters')}>
      {texts.map((name) => {
        const value = filters[name]
        return (
          value && (
            <Chip
              key={name}
              label={t(`filter.${name}`)}
              value={name === 'q' ? `“${value}”` : value}
              onRemove={() => without(name)}
            />
          )
        )
      })}
      {(filters.status ?? []).map((status) => (
        <Chip
          key={status}
          label={t('status')}
          value={words.status(type, status)}
          onRemove={() => less('status', status)}
        />
      ))}
      {(filters.tags ?? []).map((tag) => (
        <ItemChip key={tag} label={t('filter.tags')} id={tag} onRemove={() => less('tags', tag)} />
      ))}
      {items.map((name) => {
        const id = filters[name]
        return id && <ItemChip key={name} label={t(`filter.${name}`)} id={id} onRemove={() => without(name)} />
      })}
      {days.map((name) => {
        const day = filters[name]
        return (
          day && (
            <Chip
              key={name}
              label={t(`filter.${name}`)}
              value={formatDate(day, 'date')}
              onRemove={() => without(name)}
            />
          )
        )
      })}
      {count > 1 && (
        <li>
          <button
            type="button"
            className={classOf([], {
              padX: 2,
              tall: 'sm',
              tone: 'brand',
              size: 'sm',
              weight: 'strong',
              corners: 'md',
              className: classes.clear,
            })}
            onClick={() => onChange({})}
          >
            {t('clearFilters')}
          </button>
        </li>
      )}
    </Row>
  )
}

interface ChipProps {
  readonly label: string
  readonly value: string
  readonly onRemove: () => void
}

function Chip({ label, value, onRemove }: ChipProps) {
  const { t } = useTranslation('list')
  return (
    <Row as="li" gap={0.5} inline size="sm" tone="text" ground="brand" corners="full" className={classes.chip}>
      <Text as="span" weight="strong" truncate>
        <Text as="span" tone="soft" weight="regular">
          {label}:
        </Text>{' '}
        {value}
      </Text>
      <button
        type="button"
        className={classOf(['centre'], { rigid: true, tone: 'soft', corners: 'full', className: classes.remove })}
        aria-label={t('removeFilter', { filter: `${label}: ${value}` })}
        title={t('removeFilter', { filter: `${label}: ${value}` })}
        onClick={onRemove}
      >
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </Row>
  )
}

/** A filter that is an item, by its name; one that is not there for this viewer finds nothing either. */
function ItemChip({ label, id, onRemove }: Omit<ChipProps, 'value'> & { readonly id: string }) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { data, isError } = useItem(id, 0)
  return <Chip label={label} value={data ? titleOf(data, words) : isError ? t('unknown') : '…'} onRemove={onRemove} />
}
