import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { optionalText, propertyOf, SEARCH_MIN_CHARS, typeOfId } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { NameLines } from '../../ui/NameLines.tsx'
import { useTerm } from '../../ui/useTerm.ts'
import { textIn } from '../items/read.ts'
import classes from '../links/ItemPicker.module.css'
import formClasses from './FormDialog.module.css'
import { PARENT_INPUT } from './firstWrong.ts'
import { inputKey, ROOT } from './formState.ts'
import { ALSO_TO, alsoTo, type Recipient, recipientsQuery } from './recipients.ts'
import { type ItemForm, isShown } from './useItemForm.ts'

interface RecipientsFieldProps {
  readonly form: ItemForm
  readonly place: 'first' | 'last'
}

/** To whom a message goes: one or several people, organisations or spaces, found by their name (D13). */
export function RecipientsField({ form, place }: RecipientsFieldProps) {
  const { t } = useTranslation('messages')
  const words = useWords()
  const { chosen, choose } = useChosen(form)
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const term = useTerm(typed)
  const found = useQuery({ ...recipientsQuery(term ?? ''), enabled: term !== undefined })
  const offered = (term ? (found.data ?? []) : []).filter(({ _id }) => !chosen.some((one) => one._id === _id))
  const isMissing = form.lacksParent && isShown(form.state, ROOT, 'parent')
  const error =
    form.state.refused[inputKey(ROOT, 'parent')] ??
    form.state.refused[inputKey(ROOT, ALSO_TO)] ??
    (isMissing ? words.issue({ code: 'required' }) : undefined)

  return (
    <div className={formClasses.parent} data-place={place}>
      <Combobox
        store={combobox}
        withinPortal
        shadow="md"
        onOptionSubmit={(id) => {
          const one = offered.find(({ _id }) => _id === id)
          if (one) choose([...chosen, one])
          setTyped('')
          combobox.closeDropdown()
        }}
      >
        <Combobox.DropdownTarget>
          <PillsInput
            id={PARENT_INPUT}
            label={t('recipients')}
            withAsterisk
            error={error}
            onClick={() => typed && combobox.openDropdown()}
          >
            <Pill.Group>
              {chosen.map((one) => (
                <Pill
                  key={one._id}
                  withRemoveButton
                  onRemove={() => choose(chosen.filter(({ _id }) => _id !== one._id))}
                  removeButtonProps={{
                    'aria-label': t('recipientRemove', { name: nameOf(one) }),
                    'aria-hidden': false,
                    tabIndex: 0,
                  }}
                >
                  {nameOf(one)}
                </Pill>
              ))}
              <Combobox.EventsTarget withExpandedAttribute>
                <PillsInput.Field
                  role="combobox"
                  aria-autocomplete="list"
                  aria-required
                  aria-invalid={error !== undefined}
                  autoComplete="off"
                  placeholder={chosen.length > 0 ? t('recipientMore') : t('recipientPlaceholder')}
                  {...(form.lacksParent ? { 'data-autofocus': true } : {})}
                  value={typed}
                  onChange={(event) => {
                    setTyped(event.currentTarget.value)
                    combobox.openDropdown()
                    combobox.resetSelectedOption()
                  }}
                  onBlur={() => {
                    combobox.closeDropdown()
                    form.dispatch({ do: 'leave', part: ROOT, path: 'parent' })
                  }}
                  onKeyDown={(event) => {
                    // Enter picks; it never sends the message around it.
                    if (event.key === 'Enter') event.preventDefault()
                    if (event.key === 'Backspace' && typed === '') choose(chosen.slice(0, -1))
                  }}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={typed.trim() === ''}>
          <Combobox.Options mah={300} className={classes.options}>
            {offered.map((one) => (
              <Option key={one._id} one={one} />
            ))}
            {offered.length === 0 && (
              <Combobox.Empty>
                <Waiting typed={typed.trim()} isWaiting={term === undefined || found.isFetching} error={found.error} />
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </div>
  )
}

function Option({ one }: { readonly one: Recipient }) {
  const words = useWords()
  const type = typeOfId(one._id)
  const at = optionalText(propertyOf(one.organisation, 'name'))
  if (!type) return null
  return (
    <Combobox.Option value={one._id} className={classes.option}>
      <ItemAvatar type={type} name={nameOf(one)} avatar={textIn(one, 'avatar')} size={32} />
      <NameLines name={nameOf(one)} detail={[words.type(type), at].filter(Boolean).join(' · ')} />
    </Combobox.Option>
  )
}

interface WaitingProps {
  readonly typed: string
  readonly isWaiting: boolean
  readonly error: unknown
}

function Waiting({ typed, isWaiting, error }: WaitingProps) {
  const { t } = useTranslation('messages')
  const errorText = useErrorText()
  const text = error
    ? errorText(error).title
    : typed.length < SEARCH_MIN_CHARS
      ? t('recipientType', { count: SEARCH_MIN_CHARS })
      : isWaiting
        ? t('searching')
        : t('recipientNone', { term: typed })
  return <span role="status">{text}</span>
}

/** The first addressee is the place of the message; the others stand beside it. */
function useChosen(form: ItemForm) {
  const { parent, parts } = form.state
  const first = parent?._id === undefined ? [] : [{ ...parent, _id: parent._id }]
  const chosen: readonly Recipient[] = [...first, ...alsoTo(parts[0]?.values ?? {})]
  return {
    chosen,
    choose(next: readonly Recipient[]) {
      const [head, ...others] = next.map(({ _id, _type, name, avatar }) => ({
        _id,
        ...(_type ? { _type } : {}),
        ...(name === undefined ? {} : { name }),
        ...(avatar === undefined ? {} : { avatar }),
      }))
      if (head?._id !== parent?._id) form.chooseParent(head)
      form.dispatch({ do: 'set', part: ROOT, name: ALSO_TO, value: others.length > 0 ? others : undefined })
    },
  }
}

function nameOf(one: Recipient): string {
  return one.name ?? ''
}
