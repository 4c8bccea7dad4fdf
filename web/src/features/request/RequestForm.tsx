import { requestForm } from '@schakel/domain'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import type { ViewerUser } from '../../api/types.ts'
import { visitorKeyOf } from '../../entities/forms/drafts.ts'
import { FormNotes } from '../../entities/forms/FormNotes.tsx'
import { FormTabs } from '../../entities/forms/FormTabs.tsx'
import type { AddRequest } from '../../entities/forms/openItemForm.ts'
import { useItemForm } from '../../entities/forms/useItemForm.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Request.module.css'
import { FaxField, RequestFooter } from './RequestFooter.tsx'
import { RequestProblem } from './RequestProblem.tsx'
import { addressIn, type FreshForm, partsOf, sendRequest, showRefusals } from './sendRequest.ts'
import { useRequestSteps } from './useRequestSteps.ts'

interface RequestFormProps {
  readonly fresh: FreshForm
  readonly defaultPrice: number
  readonly onSent: (email: string) => void
}

// The same forms as everywhere, as somebody of an end-user would fill them in (S2.34).
const visitor: ViewerUser = { _id: 'visitor', name: '', email: '', role: 'endusers', kind: 'enduser' }
const request: AddRequest = { type: 'lead', parent: { _id: 'space/public', _type: 'space' } }
const children = ['person', 'dossier'] as const
const DRAFT = visitorKeyOf('request')

/** The three tabs of a request: who, which people, what is asked (D18). What is typed stays until it is sent. */
export function RequestForm({ fresh, defaultPrice, onSent }: RequestFormProps) {
  const { t } = useTranslation('requesting')
  const forms = useTranslation('forms')
  const [now] = useState(() => new Date())
  const setup = useMemo(() => {
    const world = { viewer: visitor, defaultPrice, now, only: requestForm }
    return { request, type: 'lead', item: undefined, world, draftKey: DRAFT, children } as const
  }, [defaultPrice, now])
  const form = useItemForm(setup)
  const latest = useRef(fresh)
  const [fax, setFax] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { tab, at, isLast, lack, setLack, go, goToTab, next, isLacking } = useRequestSteps(form)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (!isLast && !form.isValid) {
      next()
      return
    }
    setLack(undefined)
    setProblem(undefined)
    if (isLacking()) return
    setBusy(true)
    try {
      await sendRequest(form, latest, fax)
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
        onTab={goToTab}
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
      <FaxField value={fax} onChange={setFax} />
      <div aria-live="assertive">
        {lack && (
          <Notice as="p" tone="danger">
            {lack}
          </Notice>
        )}
      </div>
      {problem !== undefined && <RequestProblem error={problem} isFilled />}
      <RequestFooter at={at} total={form.tabs.length} isBusy={isBusy} onBack={() => go(-1)} onNext={next} />
      <Hint>{t('private')}</Hint>
    </Stack>
  )
}
