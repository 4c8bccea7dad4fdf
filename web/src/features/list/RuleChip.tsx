import { type TypeName, type WhereRule, whereFieldOf } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './FilterBar.module.css'
import { useRuleWords } from './useRuleWords.ts'

interface RuleChipProps {
  readonly type: TypeName
  readonly rule: WhereRule
  readonly onEdit: (event: MouseEvent<HTMLElement>) => void
  readonly onRemove: () => void
}

/** A rule of a filter: a press on it changes it, one on its cross takes it off. */
export function RuleChip({ type, rule, onEdit, onRemove }: RuleChipProps) {
  const { t } = useTranslation('list')
  const names = useRuleWords(type)
  const kind = whereFieldOf(type, rule.field)?.kind
  const label = names.labelOf(rule.field)
  const asked = t(`operators.${rule.op}`)
  const isItem = rule.values.length > 0 && (kind === 'tag' || kind === 'item' || kind === 'place')
  const [first = ''] = rule.values
  if (isItem) {
    return (
      <ItemChip
        label={label}
        asked={asked}
        id={first}
        more={rule.values.length - 1}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    )
  }
  return <Chip label={label} asked={asked} value={names.valueOf(rule)} onEdit={onEdit} onRemove={onRemove} />
}

/** The words that a list is narrowed to; they are changed where they are typed. */
export function WordChip(props: Pick<ChipProps, 'label' | 'value' | 'onRemove'>) {
  return <Chip asked="" {...props} />
}

interface ChipProps {
  readonly label: string
  readonly asked: string
  readonly value: string
  readonly onEdit?: RuleChipProps['onEdit']
  readonly onRemove: () => void
}

function Chip({ label, asked, value, onEdit, onRemove }: ChipProps) {
  const { t } = useTranslation('list')
  const said = [label, asked, value].filter(Boolean).join(' ')
  const text = (
    <Text as="span" weight="strong" truncate>
      <Text as="span" tone="soft" weight="regular">
        {[label, asked].filter(Boolean).join(' ')}
      </Text>{' '}
      {value}
    </Text>
  )
  return (
    <Row gap={0.5} inline fluid size="sm" tone="text" ground="brand" corners="full" className={classes.chip} tall="sm">
      {onEdit ? (
        <button
          type="button"
          className={classOf(['row'], { inline: true, fluid: true, corners: 'full', className: classes.edit })}
          aria-haspopup="dialog"
          aria-label={t('changeThis', { filter: said })}
          onClick={onEdit}
        >
          {text}
        </button>
      ) : (
        text
      )}
      <button
        type="button"
        className={classOf(['centre'], { rigid: true, tone: 'soft', corners: 'full', className: classes.remove })}
        aria-label={t('removeFilter', { filter: said })}
        title={t('removeFilter', { filter: said })}
        onClick={onRemove}
      >
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </Row>
  )
}

/** A filter that is an item, by its name; one that is not there for this viewer finds nothing either. */
function ItemChip({ id, more, ...chip }: Omit<ChipProps, 'value'> & { readonly id: string; readonly more: number }) {
  const { t } = useTranslation('list')
  const words = useWords()
  const { data, isError } = useItem(id, 0)
  const name = data ? titleOf(data, words) : isError ? t('unknown') : '…'
  return <Chip value={more > 0 ? t('andMore', { name, count: more }) : name} {...chip} />
}
