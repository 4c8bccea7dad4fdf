import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifySuccess } from '../../ui/notify.ts'
import { useRefresh } from '../items/mutations.ts'
import { madeHere } from '../items/ownWrites.ts'
import { titleOf } from '../items/titleOf.ts'
import { onTopOf } from './base.ts'
import { type Part, ROOT } from './formState.ts'
import { edgeOf } from './itemTabs.ts'
import { type Difference, differencesOf, isChangedByOther } from './merge.ts'
import { closeItemForm, type ItemFormRequest } from './openItemForm.ts'
import { alsoToBody } from './recipients.ts'
import type { Values } from './record.ts'
import { PartFailed, type SaveSteps, saveChanges, saveNew, saveUnder } from './saveForm.ts'
import type { CheckedPart, ItemForm } from './useItemForm.ts'
import { useOpenSoon } from './useOpenSoon.tsx'
import { type Failure, useDoubt, useMisfit, useRefusal } from './useRefusal.ts'

/** What a form knows of its saving. */
export type SavingForm = ReturnType<typeof useSaveForm>

/** The item as someone else left it, and where the form differs from it. */
export interface Conflict {
  readonly current: AnyItem
  readonly differences: readonly Difference[]
}

/** Saves what stands in the form, and tells what the server said (S5.2, D2.3, D2.4, S4.14). */
export function useSaveForm(form: ItemForm, request: ItemFormRequest) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const refresh = useRefresh()
  const errorText = useErrorText()
  const misfitOf = useMisfit()
  const refuse = useRefusal(form)
  const warnsOfDoubt = useDoubt(form)
  const openSoon = useOpenSoon()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [conflict, setConflict] = useState<Conflict>()

  function nameOf(part: Part): string {
    const { name } = part.values
    return typeof name === 'string' && name !== '' ? name : words.type(part.type)
  }

  async function finish(id: string, root: Part): Promise<void> {
    form.forgetDraft()
    closeItemForm()
    void refresh()
    if (request.item) {
      notifySuccess(t('saved', { name: form.base ? titleOf({ ...form.base, ...root.values }, words) : nameOf(root) }))
    } else openSoon({ id, type: root.type, name: nameOf(root) })
    request.onSaved?.(id)
  }

  function fail(error: unknown, failed: CheckedPart | undefined, sentOn: AnyItem | undefined): void {
    const current = isApiError(error, 409) ? error.current : undefined
    // One that is refused on the version that was told last would be refused for ever.
    if (current && current._version !== sentOn?._version && form.base && failed) {
      const found = conflictWith(current, form.base, failed)
      if (isChangedByOther(found.differences, form.base)) setConflict(found)
      // Only what this form does not show has changed: there is nothing to choose.
      else void saveOn(current, failed.part)
      return
    }
    if (failed && isApiError(error) && error.status >= 400 && error.status < 500) {
      const left = refuse(error, failed)
      if (left) setFailure(left)
      return
    }
    if (!isApiError(error)) console.error(error)
    setFailure(errorText(error))
  }

  async function saveAll(parts: readonly CheckedPart[], base: AnyItem | undefined): Promise<void> {
    const [root, ...children] = parts
    if (!root || warnsOfDoubt(parts, setFailure)) return
    setBusy(true)
    setFailure(undefined)
    let isMade = root.part.savedId !== undefined
    const steps: SaveSteps = {
      onSending: (part, body, place) => form.dispatch({ do: 'sending', part: part.id, body, place, at: Date.now() }),
      onSaved(part, made, body) {
        madeHere.add(made)
        isMade = true
        form.dispatch({ do: 'saved', part: part.id, id: made, body })
      },
    }
    try {
      await finish(await sendParts(form, request, { root, children, base }, steps), root.part)
    } catch (error) {
      if (!(error instanceof PartFailed)) return fail(error, root, base)
      const failed = parts.find(({ part }) => part.id === error.part.id)
      fail(error.cause, failed, base)
      if (failed && (failed !== root || isMade)) tellPartly(root.part, failed.part)
    } finally {
      setBusy(false)
    }
  }

  /** Saves on top of what somebody else made of it, with what is made along. */
  async function saveOn(current: AnyItem, part: Part): Promise<void> {
    const base = onTopOf(current, form.base)
    form.setBase(base)
    const root = form.checkPart(part, base)
    if (root.issues.length === 0) return saveAll([root, ...form.parts.slice(1)], base)
    form.dispatch({ do: 'try' })
    setFailure(misfitOf(root))
  }

  function tellPartly(root: Part, failed: Part): void {
    const name = nameOf(root)
    const type = `${words.type(failed.type).toLowerCase()} “${nameOf(failed)}”`
    const title = failed === root ? t('madeFirst', { name }) : t('partly', { name, type })
    setFailure((now) => saidAfter(title, now, t('partlyText')))
  }

  return {
    isBusy,
    failure,
    conflict,
    closeConflict: () => setConflict(undefined),
    changedElsewhere: (current: AnyItem | undefined) => changedElsewhere(form, current),
    /** Lets one choose field by field before saving. */
    openConflict: setConflict,
    /** Saves; the caller has made sure that all is valid. */
    save: () => saveAll(form.parts, form.base),
    /** Saves what was chosen between mine and theirs, on top of theirs. */
    async resolve(values: Values) {
      const root = form.parts[0]
      if (!conflict || !root) return
      setConflict(undefined)
      for (const [name, value] of Object.entries(values)) form.dispatch({ do: 'set', part: ROOT, name, value })
      await saveOn(conflict.current, { ...root.part, values })
    },
  }
}

/** What was saved, then why the rest was not, and what to do. */
function saidAfter(title: string, failed: Failure | undefined, hint: string): Failure {
  return { title, text: [failed?.title, failed?.text, hint].filter(Boolean).join(' · ') }
}

/** Where the form stands to the item as it came just now; nothing when no one changed what is in it. */
function changedElsewhere({ base, parts: [root] }: ItemForm, current: AnyItem | undefined): Conflict | undefined {
  if (!current || !base || !root || current._version <= base._version) return undefined
  const found = conflictWith(current, base, root)
  return isChangedByOther(found.differences, base) ? found : undefined
}

function conflictWith(current: AnyItem, base: AnyItem, { fields, part }: CheckedPart): Conflict {
  return { current, differences: differencesOf(fields, part.values, base, current) }
}

interface Sent {
  readonly root: CheckedPart
  readonly children: readonly CheckedPart[]
  readonly base: AnyItem | undefined
}

/** Sends the item and what is made under it; gives its id. */
async function sendParts(form: ItemForm, request: ItemFormRequest, { root, children, base }: Sent, steps: SaveSteps) {
  if (base) {
    const version = await saveChanges(base._id, base._version, root.body, edgeOf(base), root.tags)
    // Where what is added fails, a second try goes on from what was saved.
    if (children.length > 0) form.setBase({ ...base, ...root.body, _version: version })
    await saveUnder(base._id, inOrder(form, children), steps)
    return base._id
  }
  const edge = request.item === undefined ? request.edge : undefined
  return saveNew(
    { ...root, body: { ...root.body, ...alsoToBody(root.part.values) } },
    inOrder(form, children),
    { parent: form.state.parent?._id, edge: form.state.parent ? edge : undefined },
    steps,
  )
}

/** Parts in the order of the tabs: the people before the request (S2.34). */
function inOrder(form: ItemForm, parts: readonly CheckedPart[]): readonly CheckedPart[] {
  const order = form.tabs.flatMap((tab) => ('child' in tab ? [tab.child] : []))
  return [...parts].sort((a, b) => order.indexOf(a.part.type) - order.indexOf(b.part.type))
}
