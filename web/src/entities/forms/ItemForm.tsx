import { type AnyItem, definitionOf, mergeableTypes, type TypeName } from '@schakel/domain'
import { type FormEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { isComposing } from '../../ui/composing.ts'
import { hideDraft, notifyDraft } from '../../ui/notify.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import { titleOf } from '../items/titleOf.ts'
import { rightsOf } from '../items/useRights.ts'
import { AlikeStrip } from './AlikeStrip.tsx'
import { onTopOf } from './base.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import classes from './FormDialog.module.css'
import { FormFooter } from './FormFooter.tsx'
import { FormTabs } from './FormTabs.tsx'
import { ItemFormNotes } from './ItemFormNotes.tsx'
import type { FormWorld } from './itemTabs.ts'
import { closeItemForm, type ItemFormRequest, openItemForm } from './openItemForm.ts'
import { useFormPlace } from './useFormPlace.ts'
import { useGuard } from './useGuard.ts'
import { useItemForm } from './useItemForm.ts'
import { useRemoveFromForm } from './useRemoveFromForm.ts'
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
  const words = useWords()
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
    if (item && base && item._version > base._version && !elsewhere && !saving.isBusy) setBase(onTopOf(item, base))
  }, [item, base, setBase, elsewhere, saving.isBusy])
  const { place, tab, setTab, toWrong } = useFormPlace(form)

  const typed = form.state.parts[0]?.values.name
  const name = item ? titleOf(item, words) : typeof typed === 'string' && typed !== '' ? typed : words.type(type)
  const { removeItem, isRemoving } = useRemoveFromForm(form, name)
  useEffect(() => {
    closing.current = () => {
      if (saving.isBusy) return
      if (form.isDirty) {
        const said = t(form.keepDraft() ? 'draftKept' : 'draftUnkept', { name })
        notifyDraft(draftKey, said, t('draftContinue'), () => openItemForm(request))
      }
      closeItemForm()
      // A link in it closes it, and so does the page it leads to.
      closing.current = closeItemForm
    }
  })
  useEffect(() => hideDraft(draftKey), [draftKey])
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
    toWrong()
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
        active={tab}
        onTab={setTab}
        notes={<ItemFormNotes form={form} saving={saving} elsewhere={elsewhere} isGone={isGone} />}
      />
      {!item && mergeableTypes.includes(type) && (
        <AlikeStrip form={form} isNew={!saving.isBusy} onOpen={() => closing.current()} />
      )}
      <FormFooter
        deed={item ? 'save' : definitionOf(type).edge === 'TO' ? 'send' : 'add'}
        isValid={form.isValid}
        isBusy={saving.isBusy}
        isRemoving={isRemoving}
        onRemove={opened && rightsOf(world.viewer, opened).remove ? () => removeItem(opened._id) : undefined}
        onCancel={() => closing.current()}
      />
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
