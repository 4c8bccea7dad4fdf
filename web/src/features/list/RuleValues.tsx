import { Checkbox, MultiSelect, Select } from '@mantine/core'
import {
  may,
  organisationTypes,
  type TypeName,
  typeOfId,
  WHERE_VALUE_MAX,
  WHERE_VALUES_MAX,
  type WhereField,
  type WhereRule,
} from '@schakel/domain'
import { useId } from 'react'
import { useItem, useTags } from '../../entities/items/queries.ts'
import { ItemPicker } from '../../entities/links/ItemPicker.tsx'
import { PickedItem } from '../../entities/links/PickedItem.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import fieldClasses from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './FilterBar.module.css'
import { useGroups } from './queries.ts'
import { useGroupNames } from './useGroupNames.ts'
import { useRuleWords } from './useRuleWords.ts'

interface RuleValuesProps {
  readonly field: WhereField
  readonly rule: WhereRule
  readonly isWrong: boolean
  readonly onValues: (values: readonly string[]) => void
}

/** What a rule asks for: the inputs that go with the kind of its field. */
export function RuleValues({ field, rule, isWrong, onValues }: RuleValuesProps) {
  const { t } = useTranslation('list')
  const names = useRuleWords(field.type)
  const { op, values } = rule
  const [first = '', second = ''] = values
  const error = isWrong ? t('filterWrong') : undefined
  if (op === 'empty' || op === 'filled' || op === 'yes' || op === 'no') return null
  if (field.options) {
    return (
      <Checkbox.Group label={t('whichValue')} error={error} value={[...values]} onChange={onValues}>
        <Box gap={2} gapX={3} above={2} className={classes.boxes}>
          {field.options.map((option) => (
            <Checkbox key={option} value={option} label={names.option(field, option)} />
          ))}
        </Box>
      </Checkbox.Group>
    )
  }
  if (field.kind === 'tag') return <TagValues values={values} error={error} onValues={onValues} />
  if (field.kind === 'item' || field.kind === 'place')
    return <ItemValue field={field} id={values[0]} error={error} onValues={onValues} />
  const isDays = op === 'lastDays' || op === 'nextDays'
  const kind = field.kind === 'date' && !isDays ? 'date' : field.kind === 'number' || isDays ? 'number' : 'text'
  const label = isDays ? t('howManyDays') : t('whichValue')
  if (op === 'between') {
    return (
      <Row gap={2.5} align="start">
        <Input
          kind="number"
          label={t('from')}
          value={first}
          error={error}
          onValue={(next) => onValues([next, second])}
        />
        <Input kind="number" label={t('upTo')} value={second} onValue={(next) => onValues([first, next])} />
      </Row>
    )
  }
  return <Input kind={kind} label={label} value={first} error={error} onValue={(next) => onValues([next])} />
}

interface InputProps {
  readonly kind: 'text' | 'number' | 'date'
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (value: string) => void
}

function Input({ kind, label, value, error, onValue }: InputProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        className={fieldClasses.input}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        maxLength={kind === 'number' ? 12 : WHERE_VALUE_MAX}
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {error !== undefined && (
        <Text as="span" id={`${id}-wrong`} role="alert" size="xs" tone="danger">
          {error}
        </Text>
      )}
    </Field>
  )
}

interface ValuesProps {
  readonly error: string | undefined
  readonly onValues: (values: readonly string[]) => void
}

// Of some fifteen hundred branches; one types on to see others.
const TAGS_SHOWN = 50

function TagValues({ values, error, onValues }: ValuesProps & { readonly values: readonly string[] }) {
  const { t } = useTranslation('list')
  const locale = useLocale()
  const { data: tags = [], isPending } = useTags()
  return (
    <MultiSelect
      label={t('filter.tags')}
      data={tags.map(({ _id, code, name, name_en }) => {
        const word = locale === 'en' && typeof name_en === 'string' ? name_en : String(name)
        return { value: _id, label: typeof code === 'string' ? `${code} · ${word}` : word }
      })}
      value={[...values]}
      error={error}
      disabled={isPending}
      searchable
      clearable
      limit={TAGS_SHOWN}
      maxValues={WHERE_VALUES_MAX}
      onChange={onValues}
    />
  )
}

function ItemValue({
  field,
  id,
  error,
  onValues,
}: ValuesProps & { readonly field: WhereField; readonly id: string | undefined }) {
  const { t } = useTranslation('list')
  const viewer = useViewer()
  const name = useId()
  const { data } = useItem(id ?? '', 0, { enabled: id !== undefined })
  const isOwner = field.kind === 'item'
  const label = t(isOwner ? 'filter.owner' : 'filter.parent')
  if (id !== undefined && data) {
    return (
      <PickedItem
        id={name}
        label={label}
        item={data}
        clearLabel={t('removeFilter', { filter: label })}
        onClear={() => onValues([])}
      />
    )
  }
  const isUserFound = may(viewer, 'listUsers')
  const types = isOwner && isUserFound ? (['user', ...organisationTypes] as const) : organisationTypes
  return (
    <Stack gap={2}>
      <ItemPicker
        id={name}
        label={label}
        placeholder={t(isOwner ? 'findOwner' : 'findPlace')}
        types={types}
        error={error}
        onPick={(item) => onValues([item._id])}
      />
      {isOwner && !isUserFound && <Owners type={field.type} onPick={(owner) => onValues([owner])} />}
      {isOwner && (
        <Button size="sm" onClick={() => onValues([viewer._id])}>
          {t('mine')}
        </Button>
      )}
    </Stack>
  )
}

/** The people who own something of a type: whom one may not search among all users, one reads as owners (D6). */
function Owners({ type, onPick }: { readonly type: TypeName; readonly onPick: (id: string) => void }) {
  const { t } = useTranslation('list')
  const { data: groups = [], isPending } = useGroups({ feed: type }, '_owner')
  const ids = groups.map(({ status }) => status).filter((id) => typeOfId(id) === 'user')
  const nameOf = useGroupNames(type, '_owner', ids)
  return (
    <Select
      label={t('ownerHere')}
      data={ids.map((id) => ({ value: id, label: nameOf(id) })).toSorted((a, b) => a.label.localeCompare(b.label))}
      value={null}
      disabled={isPending}
      searchable
      onChange={(id) => id !== null && onPick(id)}
    />
  )
}
