import { Checkbox, Modal, MultiSelect, Select, TextInput } from '@mantine/core'
import { definitionOf, may, organisationTypes, provinces, statusFilters, type TypeName } from '@schakel/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useItem, useTags } from '../../entities/items/queries.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { ItemPicker } from '../../entities/links/ItemPicker.tsx'
import { PickedItem } from '../../entities/links/PickedItem.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import classes from './FilterDialog.module.css'
import type { Filters } from './filters.ts'

interface FilterDialogProps {
  readonly type: TypeName
  readonly filters: Filters
  readonly onClose: () => void
  readonly onApply: (filters: Filters) => void
}

// Of some fifteen hundred branches; one types on to see others.
const TAGS_SHOWN = 50

/** Everything a list can be narrowed to, at once. */
export default function FilterDialog({ type, filters, onClose, onApply }: FilterDialogProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  useReturnFocus()
  const [chosen, setChosen] = useState(filters)
  const set = (change: { [name in keyof Filters]?: Filters[name] | undefined }) => {
    const all = Object.entries({ ...chosen, ...change })
    setChosen(Object.fromEntries(all.filter(([, value]) => value !== undefined && value.length > 0)))
  }
  const statuses = statusFilters(type)
  const isCentre = isCentreKind(viewer.kind)
  const { dateField, fields } = definitionOf(type)
  const hasPlace = 'address' in fields || type === 'dossier'
  const day = (name: 'from' | 'until' | 'since') => (
    <TextInput
      type="date"
      label={t(`filter.${name}`)}
      value={chosen[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(chosen)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={600}
      title={t('filtersOf', { type: words.type(type, 2).toLowerCase() })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack as="form" gap={4} onSubmit={apply} noValidate>
        {statuses.length > 0 && (
          <Checkbox.Group label={t('status')} value={[...(chosen.status ?? [])]} onChange={(status) => set({ status })}>
            <Box gap={2.5} gapX={3} above={2} className={classes.boxes}>
              {statuses.map((status) => (
                <Checkbox key={status} value={status} label={words.status(type, status)} />
              ))}
            </Box>
          </Checkbox.Group>
        )}
        <TagsFilter value={chosen.tags ?? []} onChange={(tags) => set({ tags })} />
        {hasPlace && (
          <div className={classes.pair}>
            <TextInput
              label={t('filter.city')}
              value={chosen.city ?? ''}
              maxLength={80}
              onChange={(event) => set({ city: event.currentTarget.value })}
            />
            <Select
              label={t('filter.province')}
              data={[...provinces]}
              value={chosen.province ?? null}
              clearable
              onChange={(province) => set({ province: province ?? undefined })}
            />
          </div>
        )}
        {isCentre && (
          <>
            <ItemFilter
              label={t('filter.parent')}
              placeholder={t('findPlace')}
              types={organisationTypes}
              id={chosen.parent}
              onChange={(parent) => set({ parent })}
            />
            <ItemFilter
              label={t('filter.owner')}
              placeholder={t('findOwner')}
              types={may(viewer, 'listUsers') ? ['user', ...organisationTypes] : organisationTypes}
              id={chosen.owner}
              onChange={(owner) => set({ owner })}
              extra={
                <Button size="sm" onClick={() => set({ owner: viewer._id })}>
                  {t('mine')}
                </Button>
              }
            />
          </>
        )}
        <div className={classes.pair}>
          {dateField !== undefined && day('from')}
          {dateField !== undefined && day('until')}
          {day('since')}
        </div>
        <Row gap={2.5} align="stretch" justify="end">
          <Button tone="plain" onClick={() => setChosen({})}>
            {t('clearFilters')}
          </Button>
          <Button type="submit" tone="brand">
            {t('apply')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

interface TagsFilterProps {
  readonly value: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
}

function TagsFilter({ value, onChange }: TagsFilterProps) {
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
      value={[...value]}
      disabled={isPending}
      searchable
      clearable
      limit={TAGS_SHOWN}
      maxValues={20}
      onChange={onChange}
    />
  )
}

interface ItemFilterProps {
  readonly label: string
  readonly placeholder: string
  readonly types: readonly TypeName[]
  readonly id: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly extra?: React.ReactNode
}

function ItemFilter({ label, placeholder, types, id, onChange, extra }: ItemFilterProps) {
  const { t } = useTranslation('list')
  const { data } = useItem(id ?? '', 0, { enabled: id !== undefined })
  const name = `filter-${label}`
  if (id !== undefined && data) {
    return (
      <PickedItem
        id={name}
        label={label}
        item={data}
        clearLabel={t('removeFilter', { filter: label })}
        onClear={() => onChange(undefined)}
      />
    )
  }
  return (
    <Row gap={2.5} align="end" className={classes.picker}>
      <ItemPicker
        id={name}
        label={label}
        placeholder={placeholder}
        types={types}
        onPick={(item) => onChange(item._id)}
      />
      {extra}
    </Row>
  )
}
