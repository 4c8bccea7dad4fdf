import { type AnyItem, amountsOf, isSame, may } from '@schakel/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyRefused } from '../../ui/notify.ts'
import { blockedText, useBlockedReason } from '../../ui/writeBlocked.ts'
import { check, type FormIssue } from '../forms/check.ts'
import { useIssueText, useIssueWords } from '../forms/issueText.ts'
import { differencesOf, isChangedByOther } from '../forms/merge.ts'
import type { Values } from '../forms/record.ts'
import type { ShownField } from '../forms/shape.ts'
import { tidy } from '../forms/tidy.ts'
import type { Errors } from '../forms/usePartForm.ts'
import type { Conflict } from '../forms/useSaveForm.tsx'
import { inputOf } from '../forms/values.ts'
import { formPathOf } from '../forms/wire.ts'
import { useUpdate } from '../items/mutations.ts'
import { titleOf } from '../items/titleOf.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { dropRefused, keepRefused, type Refused, refusedOf } from './refused.ts'
import { baseOf, useFieldDraft } from './useFieldDraft.ts'
import { useOfferBack } from './useOfferBack.ts'

/** What was typed in one field of an item that is there: checked as in its form, saved by itself, offered to be taken back (D2.3, S5.2). */
export function useFieldEdit(item: AnyItem, shown: ShownField) {
  const { name, field } = shown
  const sayIssue = useIssueWords()
  const refusalOf = useFieldRefusal(name, field)
  const blocked = useBlockedReason('now')
  const update = useUpdate()
  const offerBack = useOfferBack(item, shown)
  // What was refused when one had gone elsewhere, or was lost, is put right where it was left.
  const [left] = useState(() => refusedOf(item._id, name))
  // As it was when one began: others may have changed it since.
  const [base, setBase] = useState(() => (left ? baseOf(item, name, left) : item))
  const [value, setValue] = useState(() => (left ? left.value : inputOf(field, item[name])))
  const [isTyped, setTyped] = useState(left !== undefined)
  const [errors, setErrors] = useState<Errors>(left?.errors ?? {})
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const isHere = useIsHere()

  const checkAgainst = useFieldCheck(item._type, name, field)
  // D22.3: an amount that was typed as it stood is said to be entered.
  const entered = isTyped && amountsOf(item._type).includes(name) ? { _entered: [name] } : {}

  const draft = useFieldDraft(item, shown, left?.by)
  const lose = useRefusedNotice(item, name)
  /** Says why where the field stands; where it is gone by now it is kept, and the toast leads back to it. */
  function say({ errors: found, text }: Refusal, held: unknown, from: AnyItem): void {
    const kept = draft.keep(held, from)
    if (isHere.current) setErrors(found)
    else lose({ ...kept, errors: found }, text)
  }
  const refuse = (error: unknown, held: unknown, from: AnyItem) => say(refusalOf(error, held), held, from)

  async function send(body: Values, held: unknown, from: AnyItem): Promise<boolean> {
    setBusy(true)
    let version: number
    try {
      const props = { ...body, ...entered, _version: from._version }
      version = (await update.mutateAsync({ id: item._id, props, shown: body, quiet: true }))._version
    } catch (error) {
      const current = isApiError(error, 409) ? error.current : undefined
      if (!current) {
        refuse(error, held, from)
        return false
      }
      const differences = differencesOf([{ name, field }], { [name]: held }, from, current)
      setBase(current)
      if (isChangedByOther(differences, from)) {
        if (!isHere.current) refuse(error, held, from)
        setConflict({ current, differences })
        return false
      }
      // Somebody else changed another field: there is nothing to choose.
      return await save(held, current)
    } finally {
      setBusy(false)
    }
    draft.forget()
    offerBack({ before: from, held, version })
    return true
  }

  async function save(held: unknown, from: AnyItem): Promise<boolean> {
    const { issues, body } = checkAgainst(held, from)
    if (issues.length > 0) {
      say({ errors: errorsOf(issues, name, sayIssue), text: issues.map(sayIssue).join(' · ') }, held, from)
      return false
    }
    dropRefused(item._id, name)
    if (Object.keys(body).length === 0 && Object.keys(entered).length === 0) {
      draft.forget()
      return true
    }
    if (blocked) {
      say({ errors: { [name]: blockedText(blocked) }, text: blockedText(blocked) }, held, from)
      return false
    }
    return send(body, held, from)
  }

  return {
    value,
    errors,
    isBusy,
    conflict,
    closeConflict: () => setConflict(undefined),
    isDirty: isTyped && !isSame(value, inputOf(field, base[name])),
    takeBack: draft.takeBack,
    type(next: unknown) {
      if (isBusy) return
      setTyped(true)
      setValue(next)
      setErrors({})
      draft.note(next, base)
    },
    /** Saves what stands there; false when it stays open. */
    async commit(held: unknown = value): Promise<boolean> {
      if (isBusy || conflict) return false
      const tidied = tidy(field, held, { now: new Date() })
      setValue(tidied)
      return draft.during(save(tidied, base))
    },
    /** Saves what was chosen between mine and theirs, on top of theirs. */
    async resolve(chosen: Values): Promise<boolean> {
      setConflict(undefined)
      setValue(chosen[name])
      return draft.during(save(chosen[name], base))
    },
  }
}

/** Says that something was not saved, with a press that leads to where it is kept. */
function useRefusedNotice(item: AnyItem, name: string) {
  const { t } = useTranslation('items')
  const words = useWords()
  const router = useRouter()
  return (refused: Refused, text: string) => {
    keepRefused(item._id, name, refused)
    const title = t('fieldNotSaved', { label: words.field(item._type, name), name: titleOf(item, words) })
    const params = { _splat: item._id }
    notifyRefused(title, text, t('fieldGoOn'), () => void router.navigate({ to: '/card/$', params }))
  }
}

/** Checks what was typed in one field against the item as it stood, as its form does. */
function useFieldCheck(type: AnyItem['_type'], name: string, field: ShownField['field']) {
  const isSuper = may(useViewer(), 'writeSuperFields')
  return (held: unknown, from: AnyItem) =>
    check({
      type,
      fields: [{ name, field }],
      values: { [name]: held },
      before: { [name]: inputOf(field, from[name]) },
      item: from,
      isSuper,
      now: new Date(),
    })
}

/** The issues by input; what belongs to no input of the field stands at the field. */
function errorsOf(issues: readonly FormIssue[], name: string, say: (issue: FormIssue) => string): Errors {
  return Object.fromEntries(
    issues.map((issue) => [issue.path.split('.')[0] === name ? issue.path : name, say(issue)] as const),
  )
}

/** Whether the field still stands on the screen, for what is answered later. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** Why something was not saved. */
interface Refusal {
  /** As one sentence, for where the inputs are gone. */
  readonly text: string
  readonly errors: Errors
}

/** What the server refused of one field: by input, and as one sentence for where the inputs are gone. */
function useFieldRefusal(name: string, field: ShownField['field']) {
  const issueText = useIssueText()
  const errorText = useErrorText()
  return (error: unknown, value: unknown): Refusal => {
    const errors: Record<string, string> = {}
    const loose: string[] = []
    for (const { path, code, message } of isApiError(error) ? error.errors : []) {
      if (path.split('.')[0] === name) errors[formPathOf(field, value, path)] = issueText(code, message)
      else loose.push(issueText(code, message))
    }
    const { title, text } = errorText(error)
    const sentence = [title, text].filter(Boolean).join('. ')
    if (Object.keys(errors).length === 0) errors[name] = loose.join(' · ') || sentence
    return { text: sentence, errors }
  }
}
