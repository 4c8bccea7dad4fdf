import { Modal } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AnyItem } from '../../api/types.ts'
import { useLink } from '../../entities/items/mutations.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { ItemPicker } from '../../entities/links/ItemPicker.tsx'
import { type LinkOption, linkableTypes, mayOpenBy, optionsFor, rolesOf } from '../../entities/links/linkOptions.ts'
import { closeLinkDialog, type LinkRequest, linkRequests } from '../../entities/links/openLinkDialog.ts'
import { PickedItem } from '../../entities/links/PickedItem.tsx'
import { useNewReaders } from '../../entities/links/useNewReaders.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { LinkChoices } from './LinkChoices.tsx'

const WIDTH = 480

/** Links an item to another one (S2.25, S5.8): what to, by which edge where there are several, and in which role. */
export default function LinkDialog({ request }: { readonly request: LinkRequest }) {
  const { item } = request
  const { t } = useTranslation('links')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  const { send, isBusy } = useSendLink(request)
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
  const readers = useNewReaders(item, other, option)
  const isChosen = other !== undefined && option !== undefined
  const isReady = isChosen && readers.isKnown

  useFocusNext(other, isChosen)

  const pick = (picked: AnyItem | undefined) => {
    setOther(picked)
    setChosen(undefined)
    setRole(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!other || !option || !isReady || isBusy) return
    send(other, option, role ?? roles[0], mayOpen && isOpened)
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
      <Stack as="form" gap={4} noValidate aria-busy={isBusy} onSubmit={submit}>
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
        {other && (
          <LinkChoices
            item={item}
            other={other}
            options={options}
            option={option}
            role={role}
            isOpened={mayOpen ? isOpened : undefined}
            readers={readers}
            onOption={(one) => {
              setChosen(one)
              setRole(undefined)
            }}
            onRole={setRole}
            onOpened={setOpened}
          />
        )}
        <Buttons isChosen={isChosen} waits={!readers.isKnown} isBusy={isBusy} />
      </Stack>
    </Modal>
  )
}

interface ButtonsProps {
  readonly isChosen: boolean
  /** Who will read it by this link is asked first. */
  readonly waits: boolean
  readonly isBusy: boolean
}

function Buttons({ isChosen, waits, isBusy }: ButtonsProps) {
  const { t } = useTranslation('links')
  const common = useTranslation('common')
  return (
    <Row gap={2.5} align="stretch" justify="end" above={1}>
      <Button onClick={closeLinkDialog}>{common.t('cancel')}</Button>
      <Button
        writes="now"
        id="link-submit"
        type="submit"
        tone="brand"
        busy={isBusy}
        waits={waits}
        disabled={!isChosen}
        title={isChosen ? undefined : t('notYet')}
      >
        {t('submit')}
      </Button>
    </Row>
  )
}

/** Picking takes the input away that had the keyboard: it goes on to what is next. */
function useFocusNext(other: AnyItem | undefined, isReady: boolean): void {
  const start = useRef(true)
  useEffect(() => {
    if (start.current) start.current = false
    else document.getElementById(other ? (isReady ? 'link-submit' : 'link-edge') : 'link-item')?.focus()
  }, [other, isReady])
}

/** Links, says so and closes the dialog. */
function useSendLink({ item, onLinked }: LinkRequest) {
  const { t } = useTranslation('links')
  const words = useWords()
  const link = useLink()

  function send(other: AnyItem, option: LinkOption, $role: string | undefined, isOpened: boolean): void {
    const [parent, child] = option.down ? [item, other] : [other, item]
    link.mutate(
      {
        edge: option.edge,
        parent: parent._id,
        child: child._id,
        props: { ...($role === undefined ? {} : { $role }), ...(isOpened ? { $status: 'opened' } : {}) },
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
  return { send, isBusy: link.isPending }
}
