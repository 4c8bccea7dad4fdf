import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { SEARCH_MIN_CHARS, type TypeName } from '@schakel/domain'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { AnyItem } from '../../api/types.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { classOf } from '../../ui/layout/look.ts'
import { NameLines } from '../../ui/NameLines.tsx'
import { useTerm } from '../../ui/useTerm.ts'
import { ItemFace } from '../items/ItemFace.tsx'
import { subtitleOf, titleOf } from '../items/titleOf.ts'
import classes from './ItemPicker.module.css'
import { usePicks } from './usePicks.ts'

interface ItemPickerProps {
  readonly id: string
  readonly label: string
  /** What may be picked. */
  readonly types: readonly TypeName[]
  /** Not this one. */
  readonly exclude?: string | undefined
  readonly placeholder: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly isFirst?: boolean
  readonly onPick: (item: AnyItem) => void
  readonly onLeave?: () => void
}

/** Finds one item by words (S2.25, S5.1): what is found stands under the input, to go through with the arrow keys. */
export function ItemPicker(props: ItemPickerProps) {
  const { id, label, types, exclude, placeholder, error, required = false, isFirst, onPick, onLeave } = props
  const { t } = useTranslation('links')
  const words = useWords()
  const errorText = useErrorText()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState('')
  const term = useTerm(typed)
  const found = usePicks(types, term, exclude)
  const isWaiting = typed.trim().length >= SEARCH_MIN_CHARS && (term !== typed.trim() || found.isLoading)

  return (
    <Combobox
      store={combobox}
      withinPortal
      shadow="md"
      onOptionSubmit={(picked) => {
        const item = found.items.find(({ _id }) => _id === picked)
        combobox.closeDropdown()
        if (item) onPick(item)
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={id}
          role="combobox"
          aria-autocomplete="list"
          label={label}
          placeholder={placeholder}
          error={error}
          withAsterisk={required}
          aria-required={required}
          autoComplete="off"
          {...(isFirst ? { 'data-autofocus': true } : {})}
          leftSection={<IconSearch size={17} stroke={1.8} aria-hidden="true" />}
          rightSection={isWaiting ? <Loader size={16} aria-hidden="true" /> : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onFocus={() => typed && combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            onLeave?.()
          }}
          onKeyDown={(event) => {
            // Enter picks; it never saves the form around it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim() === ''}>
        {/* A list of nothing is none: what there is to say about that stands beside it. */}
        <Combobox.Options
          aria-label={t('found')}
          hidden={found.items.length === 0}
          mah={300}
          className={classes.options}
        >
          {found.items.map((item) => (
            <Combobox.Option
              key={item._id}
              value={item._id}
              className={classOf(['row'], { gap: 2.5, pad: 1.5, padX: 2.5 })}
            >
              <ItemFace item={item} size={32} />
              <NameLines name={titleOf(item, words)} detail={subtitleOf(item, words)} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {found.items.length === 0 && (
          <Combobox.Empty>
            <span role="status">
              {found.error
                ? errorText(found.error).title
                : typed.trim().length < SEARCH_MIN_CHARS
                  ? t('typeMore', { count: SEARCH_MIN_CHARS })
                  : isWaiting
                    ? t('searching')
                    : t('none', { term: typed.trim() })}
            </span>
          </Combobox.Empty>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
