import { requestForm } from '@schakel/domain'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewerUser } from '../../api/types.ts'
import { FormNotes } from '../../entities/forms/FormNotes.tsx'
import { FormTabs } from '../../entities/forms/FormTabs.tsx'
import { firstWrong, partsOn, wrongOn } from '../../entities/forms/firstWrong.ts'
import { focusInput, inputId } from '../../entities/forms/inputId.ts'
import type { AddRequest } from '../../entities/forms/openItemForm.ts'
import { useItemForm } from '../../entities/forms/useItemForm.ts'
import { useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import fieldClasses from '../../ui/Field.module.css'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Request.module.css'
import { RequestProblem } from './RequestProblem.tsx'
import { addressIn, type FreshForm, partsOf, refuse, sendRequest, showRefusals } from './sendRequest.ts'

interface RequestFormProps {
  readonly fresh: FreshForm
  readonly defaultPrice: number
  readonly onSent: (email: string) => void
}

// The same forms as everywhere, as somebody of an end-user would fill them in (S2.34).
const visitor: ViewerUser = { _id: 'visitor', name: '', email: '', role: 'endusers', kind: 'enduser' }
const request: AddRequest = { type: 'lead', parent: { _id: 'space/public', _type: 'space' } }
const children = ['person', 'dossier'] as const
const DRAFT = 'schakel.draft:visitor:request'

/** The three tabs of a request: who, which people, what is asked (D18). What is typed stays until it is sent. */
export function RequestForm({ fresh, defaultPrice, onSent }: RequestFormProps) {
  const { t } = useTranslation('requesting')
  const forms = useTranslation('forms')
  const words = useWords()
  const [now] = useState(() => new Date())
  const setup = useMemo(() => {
    const world = { viewer: visitor, defaultPrice, now, only: requestForm }
    return { request, type: 'lead', item: undefined, world, draftKey: DRAFT, children } as const
  }, [defaultPrice, now])
  const form = useItemForm(setup)
  const [tab, setTab] = useState(form.tabs[0]?.name ?? '')
  const [focus, setFocus] = useState<string>()
  const [fax, setFax] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  /** What is said to be lacking, in words. */
  const [lack, setLack] = useState<string>()

  useEffect(() => {
    if (focus === undefined) return
    focusInput(focus)
    setFocus(undefined)
  }, [focus])

  const at = form.tabs.findIndex(({ name }) => name === tab)
  const isLast = at === form.tabs.length - 1
  const go = (step: 1 | -1) => {
    setLack(undefined)
    setTab(form.tabs[at + step]?.name ?? tab)
  }

  /** On to the next tab, once there is nothing wrong with this one; else what is, at the first of it. */
  function next(): void {
    const shown = form.tabs[at]
    if (!shown) return
    const wrong = wrongOn(form, shown)
    const [first] = wrong
    if (first) {
      for (const { at: there, path } of wrong) form.dispatch({ do: 'leave', part: there.part.id, path })
      const names = new Set(wrong.map(({ at: there, path }) => words.field(there.part.type, path)))
      setLack(t('missing', { fields: [...names].join(', ') }))
      setFocus(inputId(first.at.part.id, first.path))
    } else if (shown.name === 'contacts' && partsOn(form, shown).length === 0) setLack(t('contactNeeded'))
    else if (shown.name !== 'contacts' || hasAddress()) go(1)
  }

  /** Whether there is an address that the confirmation can go to; where there is none that is said at its input. */
  function hasAddress(): boolean {
    const parts = partsOf(form)
    const [first] = parts.contacts
    if (!first || addressIn(parts) !== '') return true
    refuse(form, first, { email: t('emailNeeded') })
    goTo({ tab: 'contacts', input: inputId(first.part.id, 'email') })
    return false
  }

  function goTo(wrong: ReturnType<typeof firstWrong>): void {
    if (wrong?.tab) setTab(wrong.tab)
    setFocus(wrong?.input)
  }

  /** What must be there besides what each field asks for. */
  function lacking(): boolean {
    const parts = partsOf(form)
    const [first] = parts.contacts
    if (!first) {
      setLack(t('contactNeeded'))
      setTab('contacts')
    } else if (parts.dossiers.length === 0) {
      setLack(t('dossierNeeded'))
      setTab('request')
    } else if (form.isValid) return !hasAddress()
    else {
      form.dispatch({ do: 'try' })
      setLack(t('notYet'))
      goTo(firstWrong(form))
    }
    return true
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (!isLast && !form.isValid) {
      next()
      return
    }
    setLack(undefined)
    setProblem(undefined)
    if (lacking()) return
    setBusy(true)
    try {
      await sendRequest(form, fresh, fax)
      form.forgetDraft()
      onSent(addressIn(partsOf(form)))
    } catch (error) {
      setBusy(false)
      if (showRefusals(form, error)) setLack(t('notYet'))
      else setProblem(error)
    }
  }

  return (
    <Stack
      as="form"
      gap={4}
      fluid
      className={classes.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <FormTabs
        form={form}
        request={request}
        active={tab}
        onTab={(name) => {
          setLack(undefined)
          setTab(name)
        }}
        notes={
          <FormNotes
            draft={form.draft && forms.t('draftFound', { date: formatDate(form.draft.at) })}
            onRestart={form.restart}
            onUndo={undefined}
            failure={undefined}
            elsewhere={undefined}
            isGone={false}
          />
        }
      />
      <div className={classes.unseen} aria-hidden="true">
        <label>
          {t('fax')}
          <input
            name="fax"
            tabIndex={-1}
            autoComplete="off"
            value={fax}
            onChange={(event) => setFax(event.target.value)}
          />
        </label>
      </div>
      <div aria-live="assertive">
        {lack && (
          <Notice as="p" tone="danger">
            {lack}
          </Notice>
        )}
      </div>
      {problem !== undefined && <RequestProblem error={problem} />}
      <Row as="footer" gap={2.5} wrap>
        <Hint as="span" grow>
          {t('step', { number: at + 1, total: form.tabs.length })}
        </Hint>
        {at > 0 && (
          <Button className={classes.button} onClick={() => go(-1)}>
            {t('previous')}
          </Button>
        )}
        {isLast ? (
          <button type="submit" className={fieldClasses.submit} aria-busy={isBusy}>
            {isBusy ? t('sending') : t('send')}
          </button>
        ) : (
          <Button tone="brand" className={classes.button} onClick={next}>
            {t('next')}
          </Button>
        )}
      </Row>
      <Hint>{t('private')}</Hint>
    </Stack>
  )
}
