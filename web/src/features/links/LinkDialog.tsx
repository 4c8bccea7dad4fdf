import { Checkbox, Modal, Select } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyItem } from '../../api/types.ts'
import { useLink } from '../../entities/items/mutations.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { ItemPicker } from '../../entities/links/ItemPicker.tsx'
import { type LinkOption, linkableTypes, mayOpenBy, optionsFor, rolesOf } from '../../entities/links/linkOptions.ts'
import { closeLinkDialog, type LinkRequest, linkRequests } from '../../entities/links/openLinkDialog.ts'
import { PickedItem } from '../../entities/links/PickedItem.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'

const WIDTH = 480

/** Links an item to another one (S2.25, S5.8): what to, by which edge where there are several, and in which role. */
export default function LinkDialog({ request }: { readonly request: LinkRequest }) {
  const { item, onLinked } = request
  const { t } = useTranslation('links')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  const link = useLink()
  const [other, setOther] = useState<AnyItem>()
  const [chosen, setChosen] = useState<LinkOption>()
  const [role, setRole] = useState<string>()
  const [isOpened, setOpened] = useState(false)
  useReturnFocus(linkRequests.opener())

  const types = linkableTypes(viewer, item)
  const options = other ? optionsFor(viewer, item, other._type) : []
  const option = chosen ?? (options.length === 1 ? options[0] : undefined)
  const roles = other && option ? rolesOf(item._type, other._type, option) : []
  const mayOpen = other !== undefined && option !== undefined && mayOpenBy(viewer, item, other._type, option)
  const name = titleOf(item, words)
  const isReady = other !== undefined && option !== undefined

  // Picking takes the input away that had the keyboard: it goes on to what is next.
  const start = useRef(true)
  useEffect(() => {
    if (start.current) start.current = false
    else document.getElementById(other ? (isReady ? 'link-submit' : 'link-edge') : 'link-item')?.focus()
  }, [other, isReady])

  const pick = (picked: AnyItem | undefined) => {
    setOther(picked)
    setChosen(undefined)
    setRole(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!other || !option || link.isPending) return
    const [parent, child] = option.down ? [item, other] : [other, item]
    const $role = role ?? roles[0]
    link.mutate(
      {
        edge: option.edge,
        parent: parent._id,
        child: child._id,
        props: { ...($role === undefined ? {} : { $role }), ...(mayOpen && isOpened ? { $status: 'opened' } : {}) },
      },
      {
        onSuccess() {
          notifySuccess(t('linked', { child: titleOf(child, words), parent: titleOf(parent, words) }))
          closeLinkDialog()
          onLinked?.(other._id)
        },
      },
    )
  }

  return (
    <Modal
      opened
      onClose={closeLinkDialog}
      size={WIDTH}
      title={t('to', { name })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack as="form" gap={4} noValidate aria-busy={link.isPending} onSubmit={submit}>
        {types.length === 0 ? (
          <Text tone="muted">{t('nothing')}</Text>
        ) : other ? (
          <PickedItem
            id="link-item"
            label={t('search')}
            item={other}
            clearLabel={t('change')}
            onClear={() => pick(undefined)}
          />
        ) : (
          <ItemPicker
            id="link-item"
            label={t('search')}
            placeholder={t('placeholder')}
            types={types}
            exclude={item._id}
            required
            isFirst
            onPick={pick}
          />
        )}
        {other && options.length > 1 && (
          <Select
            id="link-edge"
            label={t('edge')}
            withAsterisk
            allowDeselect={false}
            data={options.map((one) => ({ value: keyOf(one), label: edgeLabel(one, other) }))}
            value={option ? keyOf(option) : null}
            onChange={(key) => {
              setChosen(options.find((one) => keyOf(one) === key))
              setRole(undefined)
            }}
          />
        )}
        {roles.length > 0 && (
          <Select
            label={t('role')}
            allowDeselect={false}
            readOnly={roles.length === 1}
            data={roles.map((value) => ({ value, label: words.role(value) }))}
            value={role ?? roles[0] ?? null}
            onChange={(value) => setRole(value ?? undefined)}
          />
        )}
        {mayOpen && (
          <Checkbox
            label={t('open')}
            description={t('openHint')}
            checked={isOpened}
            onChange={(event) => setOpened(event.currentTarget.checked)}
          />
        )}
        {other && option && showsContact(item, other, option) && (
          <Notice as="p" size="sm" tone="warning" role="status">
            {t('showsContact', {
              person: titleOf(option.down ? other : item, words),
              supplier: titleOf(option.down ? item : other, words),
            })}
          </Notice>
        )}
        <Row gap={2.5} align="stretch" justify="end" above={1}>
          <Button onClick={closeLinkDialog}>{common.t('cancel')}</Button>
          <Button
            writes="now"
            id="link-submit"
            type="submit"
            tone="brand"
            busy={link.isPending}
            disabled={!isReady}
            title={isReady ? undefined : t('notYet')}
          >
            {t('submit')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )

  function edgeLabel({ edge, down }: LinkOption, to: AnyItem): string {
    const label = words.edge(edge)
    return t('edgeUnder', { edge: label, name: down ? name : titleOf(to, words) })
  }
}

/** D22.4: a contact of who asks that is linked to a supplier is read by that supplier in full. */
function showsContact(item: AnyItem, other: AnyItem, { edge, down }: LinkOption): boolean {
  const [above, below] = down ? [item, other] : [other, item]
  const isOfSupplier =
    (below._parents ?? []).length > 0 && (below._parents ?? []).every((ref) => ref._type === 'supplier')
  return edge === 'CONTACTS' && above._type === 'supplier' && below._type === 'person' && !isOfSupplier
}

function keyOf({ edge, down }: LinkOption): string {
  return `${edge}:${down ? 'down' : 'up'}`
}
