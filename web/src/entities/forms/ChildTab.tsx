import { edges, edgesUnder, type Ref, type TypeName, textOf } from '@schakel/domain'
import { IconChevronDown, IconChevronUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { ItemLink } from '../items/ItemLink.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import classes from './FormDialog.module.css'
import { type Part, ROOT } from './formState.ts'
import { focusInput, inputId } from './inputId.ts'
import { openItemForm } from './openItemForm.ts'
import { typeOfRef } from './parents.ts'
import { fieldsOfChild } from './startOf.ts'
import { Undoable } from './Undoable.tsx'
import type { CheckedPart, ItemForm } from './useItemForm.ts'
import { usePartForm } from './usePartForm.ts'

interface ChildTabProps {
  readonly form: ItemForm
  readonly tab: { readonly name: string; readonly child: TypeName; readonly many: boolean }
}

/** Items that are made along with the one the form is about: people, a request (S2.34). */
export function ChildTab({ form, tab }: ChildTabProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const common = useTranslation('common')
  const [focus, setFocus] = useState<string>()
  const [removed, setRemoved] = useState<Part>()
  const { child, many } = tab
  const word = many ? words.type(child) : words.tab(tab.name)
  const made = form.parts.filter(({ part }) => part.id !== ROOT && part.type === child)

  useEffect(() => {
    if (focus === undefined) return
    focusInput(focus)
    setFocus(undefined)
  }, [focus])

  const add = () => {
    const part = form.addChild(child)
    setRemoved(undefined)
    setFocus(inputId(part.id, 'name'))
  }
  const remove = (part: Part) => {
    form.dispatch({ do: 'remove', part: part.id })
    setRemoved(part)
  }
  const undo = removed && (
    <Undoable
      text={t('childRemoved', { type: word })}
      label={common.t('undo')}
      onUndo={() => {
        form.dispatch({ do: 'add', part: removed })
        setRemoved(undefined)
        setFocus(inputId(removed.id, 'name'))
      }}
    />
  )
  const label = inText(word)
  const addButton = (text: string) => (
    <Button icon={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
      {text}
    </Button>
  )
  const there = hungUnder(form, child)
  const list = there.length > 0 && <Hung items={there} type={child} word={word} />
  if (made.length === 0 && there.length > 0) {
    return (
      <Stack gap={4}>
        {list}
        {undo}
        <div>{addButton(t('childNext', label))}</div>
      </Stack>
    )
  }
  if (made.length === 0) {
    return (
      <>
        {undo}
        <EmptyState
          compact
          icon={<TypeIcon type={child} size={28} />}
          title={many ? t('childrenNone') : t('onceNone')}
          action={addButton(t('childAdd', label))}
        >
          {many ? t('childrenNoneText') : t('onceNoneText')}
        </EmptyState>
      </>
    )
  }
  return (
    <Stack gap={4}>
      {list}
      {undo}
      {made.map((one, at) => (
        <ChildFields
          key={one.part.id}
          form={form}
          child={one}
          title={many ? t('childNumber', { type: word, number: at + 1 }) : word}
          onRemove={remove}
        />
      ))}
      {many && <div>{addButton(t('childNext', label))}</div>}
    </Stack>
  )
}

interface HungProps {
  readonly items: readonly Ref[]
  readonly type: TypeName
  readonly word: string
}

/** What hangs under the item already: each has a form and a page of its own. */
function Hung({ items, type, word }: HungProps) {
  const { t } = useTranslation('forms')
  return (
    <Stack as="ul" gap={1.5}>
      {items.map((ref) => {
        const { _id } = ref
        const name = ref.name || word
        return (
          <Row key={_id} as="li" gap={2}>
            <TypeIcon type={type} size={17} />
            <Text as="span" grow fluid breaks>
              <ItemLink id={_id}>{name}</ItemLink>
            </Text>
            {_id && (
              <IconButton size="sm" label={t('hungEdit', { name })} onClick={() => openItemForm({ item: { _id } })}>
                <IconPencil size={16} stroke={1.8} aria-hidden="true" />
              </IconButton>
            )}
          </Row>
        )
      })}
    </Stack>
  )
}

function hungUnder({ base, type }: ItemForm, child: TypeName): readonly Ref[] {
  const edge = edgesUnder(child, type)[0]
  const held: unknown = edge && base ? base[edges[edge].list] : undefined
  return Array.isArray(held) ? held.filter((ref: Ref) => typeOfRef(ref) === child) : []
}

interface ChildFieldsProps {
  readonly form: ItemForm
  readonly child: CheckedPart
  readonly title: string
  readonly onRemove: (part: Part) => void
}

function ChildFields({ form, child, title, onRemove }: ChildFieldsProps) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  const inputs = usePartForm(form, child)
  const { part } = child
  const { main, more } = useMemo(
    () => fieldsOfChild(part.type, form.type, form.world),
    [part.type, form.type, form.world],
  )
  // What is wrong is never folded away.
  const isWrong = more.some(({ name }) => Object.keys(inputs.errorsOf(name)).length > 0)
  const showsMore = isOpen || isWrong
  const name = textOf(part.values.name)
  return (
    <Stack as="section" gap={3} outlined className={classes.child} aria-label={title}>
      <Row as="header" gap={2}>
        <TypeIcon type={part.type} size={17} />
        <Text as="h3" grow size="md" weight="strong">
          {title}
        </Text>
        {part.savedId ? (
          <Chip tone="success">{t('childSaved')}</Chip>
        ) : (
          <IconButton size="sm" label={t('childRemove', { name: name || title })} onClick={() => onRemove(part)}>
            <IconTrash size={16} stroke={1.8} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      <FieldGrid form={inputs} fields={main} />
      {more.length > 0 && (
        <>
          <div>
            <Button
              size="sm"
              tone="plain"
              className={classes.fold}
              aria-expanded={showsMore}
              icon={
                showsMore ? (
                  <IconChevronUp size={16} aria-hidden="true" />
                ) : (
                  <IconChevronDown size={16} aria-hidden="true" />
                )
              }
              onClick={() => setOpen(!showsMore)}
            >
              {showsMore ? t('fewerFields') : t('moreFields')}
            </Button>
          </div>
          {showsMore && <FieldGrid form={inputs} fields={more} />}
        </>
      )}
    </Stack>
  )
}
