import { type AnyItem, mergeableTypes, type TypeName } from '@schakel/domain'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { isComposing } from '../../ui/composing.ts'
import { formatDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import { useRemove } from '../items/mutations.ts'
import { titleOf } from '../items/titleOf.ts'
import { rightsOf } from '../items/useRights.ts'
import { AlikeStrip } from './AlikeStrip.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import classes from './FormDialog.module.css'
import { FormNotes } from './FormNotes.tsx'
import { FormTabs } from './FormTabs.tsx'
import { firstWrong } from './firstWrong.ts'
import type { FormState } from './formState.ts'
import { focusInput, focusInto } from './inputId.ts'
import { closeItemForm, type ItemFormRequest, openItemForm } from './openItemForm.ts'
import type { FormWorld } from './startOf.ts'
import { useGuard } from './useGuard.ts'
import { useItemForm } from './useItemForm.ts'
import { useSaveForm } from './useSaveForm.tsx'

interface ItemFormProps {
  readonly request: ItemFormRequest
  readonly type: TypeName
  readonly item: AnyItem | undefined
  /** Somebody else took it away meanwhile. */
  readonly isGone?: boolean
  readonly world: FormWorld
  readonly draftKey: string
  /** What the dialog does to close: the form puts in its own way, which keeps what was typed. */
  readonly closing: RefObject<() => void>
}

/** The form of one item and of what is made along with it. */
export function ItemForm({ request, type, item, isGone = false, world, draftKey, closing }: ItemFormProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  const words = useWords()
  const router = useRouter()
  const remove = useRemove()
  const blocked = useBlockedReason('now')
  // What the server sends anew while one types is for the conflict to tell, not for the inputs.
  const [opened] = useState(item)
  const setup = useMemo(
    () => ({ request, type, item: opened, world, draftKey }),
    [request, type, opened, world, draftKey],
  )
  const form = useItemForm(setup)
  const saving = useSaveForm(form, request)
  const elsewhere = saving.isBusy ? undefined : saving.changedElsewhere(item)
  const { base, setBase } = form
  // What changed meanwhile is nothing that this form shows: one goes on from there.
  useEffect(() => {
    if (item && base && item._version > base._version && !elsewhere && !saving.isBusy) setBase(item)
  }, [item, base, setBase, elsewhere, saving.isBusy])
  const [tab, setTab] = useState(form.tabs[0]?.name)
  const [focus, setFocus] = useState<string>()
  const [undone, setUndone] = useState<Pick<FormState, 'parts' | 'parent'>>()
  const place = useRef<HTMLFormElement>(null)

  // The dialog looked for its first input when there was none yet: the item was still to come. Where there was one, not before the
  // dialog itself: who is quick would be taken back to where they began.
  useEffect(() => {
    const soon = setTimeout(() => focusInto(place.current?.querySelector('[data-autofocus]')))
    return () => clearTimeout(soon)
  }, [])

  useEffect(() => {
    if (focus === undefined) return
    focusInput(focus)
    setFocus(undefined)
  }, [focus])

  const typed = form.state.parts[0]?.values.name
  const name = item ? titleOf(item, words) : typeof typed === 'string' && typed !== '' ? typed : words.type(type)
  useEffect(() => {
    closing.current = () => {
      if (saving.isBusy) return
      if (form.isDirty) notifyUndo(t('draftKept', { name }), t('draftContinue'), () => openItemForm(request), 'queued')
      closeItemForm()
    }
  })
  useGuard({ isDirty: form.isDirty, closing, request })

  function submit(event: FormEvent): void {
    event.preventDefault()
    // By the keyboard it waits as its button does; what was typed is kept.
    if (saving.isBusy || blocked) return
    if (form.isValid) {
      void saving.save()
      return
    }
    form.dispatch({ do: 'try' })
    const wrong = firstWrong(form)
    if (wrong?.tab) setTab(wrong.tab)
    setFocus(wrong?.input)
  }

  function removeItem(id: string): void {
    const isHere = decodeURIComponent(router.state.location.pathname).includes(id)
    remove.mutate(
      { id, name },
      {
        onSuccess() {
          form.forgetDraft()
          closeItemForm()
          // S4.14: the page of what is gone is no place to stay.
          if (isHere) router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' })
        },
      },
    )
  }

  if (form.tabs.length === 0) return <p className={classes.nothing}>{t('notAllowed')}</p>
  return (
    <form
      ref={place}
      className={classes.form}
      noValidate
      aria-busy={saving.isBusy}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event) && (event.ctrlKey || event.metaKey)) submit(event)
      }}
    >
      <FormTabs
        form={form}
        request={request}
        active={tab ?? ''}
        onTab={setTab}
        notes={
          <FormNotes
            draft={form.draft && t('draftFound', { date: formatDate(form.draft.at) })}
            onRestart={() => {
              setUndone({ parts: form.state.parts, parent: form.state.parent })
              form.restart()
            }}
            onUndo={
              undone && !form.isDirty
                ? () => {
                    form.dispatch({ do: 'restore', state: undone })
                    setUndone(undefined)
                  }
                : undefined
            }
            failure={saving.failure}
            elsewhere={
              elsewhere && {
                onKeep: () => form.setBase(elsewhere.current),
                onTake: () => form.takeOver(elsewhere.current),
                onMerge: () => saving.openConflict(elsewhere),
              }
            }
            isGone={isGone}
          />
        }
      />
      {!item && mergeableTypes.includes(type) && (
        <AlikeStrip form={form} isNew={!saving.isBusy} onOpen={() => closing.current()} />
      )}
      <Row gap={2.5} rigid ground="surface" line="above" className={classes.footer}>
        {opened && rightsOf(world.viewer, opened).remove && (
          <ConfirmTwice label={common.t('delete')} busy={remove.isPending} onConfirm={() => removeItem(opened._id)} />
        )}
        <Box as="span" grow />
        <Button onClick={() => closing.current()}>{common.t('cancel')}</Button>
        <Button
          writes="now"
          type="submit"
          tone="brand"
          busy={saving.isBusy}
          aria-disabled={saving.isBusy || !form.isValid}
          title={form.isValid ? undefined : t('notYet')}
        >
          {saving.isBusy ? common.t('saving') : item ? common.t('save') : common.t('add')}
        </Button>
      </Row>
      {saving.conflict && (
        <ConflictDialog
          type={type}
          conflict={saving.conflict}
          values={form.state.parts[0]?.values ?? {}}
          onResolve={(values) => void saving.resolve(values)}
          onClose={saving.closeConflict}
        />
      )}
    </form>
  )
}
