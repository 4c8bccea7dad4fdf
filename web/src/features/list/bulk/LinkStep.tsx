import { Select } from '@mantine/core'
import type { AnyItem } from '@schakel/domain'
import { type FormEvent, useState } from 'react'
import { ItemPicker } from '../../../entities/links/ItemPicker.tsx'
import { type LinkOption, linkableTypes, optionsFor, rolesOf } from '../../../entities/links/linkOptions.ts'
import { PickedItem } from '../../../entities/links/PickedItem.tsx'
import { ReaderNotice } from '../../../entities/links/ReaderNotice.tsx'
import { useNewReadersOfMany } from '../../../entities/links/useNewReaders.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { StepProps } from './BulkDialog.tsx'
import { StepActions } from './StepActions.tsx'

/** A link for all: to what, by which edge where there are several, and in which role (S2.25, S5.8); who will read what by it (D22.4). */
export function LinkStep({ type, ids, onClose, onRun }: StepProps) {
  const { t } = useTranslation('links')
  const words = useWords()
  const viewer = useViewer()
  const [other, setOther] = useState<AnyItem>()
  const [chosen, setChosen] = useState<LinkOption>()
  // Any item of the type stands for all of them.
  const item: AnyItem = { _id: `${type}/all`, _type: type, _version: 0 }
  const options = other ? optionsFor(viewer, item, other._type) : []
  const option = chosen ?? (options.length === 1 ? options[0] : undefined)
  const readers = useNewReadersOfMany(type, ids, other, option)
  const roles = other && option ? rolesOf(type, other._type, option) : []
  const keyOf = ({ edge, down }: LinkOption) => `${edge}:${down ? 'down' : 'up'}`
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!other || !option || !readers.isKnown) return
    const [role] = roles
    const props = role === undefined ? {} : { props: { $role: role } }
    onRun({ link: { edge: option.edge, to: other._id, as: option.down ? 'parent' : 'child', ...props } })
  }
  return (
    <Stack as="form" gap={4} onSubmit={send} noValidate>
      {other ? (
        <PickedItem
          id="bulk-link"
          label={t('search')}
          item={other}
          clearLabel={t('change')}
          onClear={() => {
            setOther(undefined)
            setChosen(undefined)
          }}
        />
      ) : (
        <ItemPicker
          id="bulk-link"
          label={t('search')}
          placeholder={t('placeholder')}
          types={linkableTypes(viewer, item)}
          required
          isFirst
          onPick={setOther}
        />
      )}
      {options.length > 1 && (
        <Select
          label={t('edge')}
          withAsterisk
          allowDeselect={false}
          data={options.map((one) => ({ value: keyOf(one), label: words.edge(one.edge) }))}
          value={option ? keyOf(option) : null}
          onChange={(key) => setChosen(options.find((one) => keyOf(one) === key))}
        />
      )}
      <ReaderNotice person={readers.person} suppliers={readers.suppliers} isError={readers.isError} />
      <StepActions isReady={option !== undefined} waits={!readers.isKnown} onClose={onClose} />
    </Stack>
  )
}
