import { date, isoDateOf, textOf } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import type { Decision } from '@schakel/domain/decision'
import { IconGavel } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type Tried, triedWith } from '../../api/tried.ts'
import { DecidedOn } from '../../entities/items/DecidedOn.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Select } from '../../ui/Select.tsx'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { useWeighingWrite } from './queries.ts'
import { Settle, settleable } from './setup/Settle.tsx'
import { useDecisionChoice, useDecisionTexts } from './useDecisionTexts.ts'

const dayField = date()
// Drawn with Mantine, which the rest does without.
const DateField = lazyPart(async () => ({
  default: (await import('../../entities/forms/inputs/DateField.tsx')).DateField,
}))

interface Sent {
  readonly dossier: string
  readonly match: string
  readonly reason: string
  readonly dissent?: string
  readonly people?: string
  readonly date?: string
  readonly replaces?: string
  readonly replaceReason?: string
  readonly statuses: readonly {
    readonly match: string
    readonly status: 'won' | 'lost'
    readonly description: string
  }[]
  readonly finish?: string
}

/** What was decided, and deciding: whom, and why (F2.16). A decision that is replaced stays with the reason. */
export function Decisions({ sheet, decision }: { readonly sheet: DecisionSheet; readonly decision: Decision }) {
  const { t } = useTranslation('weighing')
  const words = useWords()
  const nameOf = (match: string) => sheet.suppliers.find(({ id }) => id === match)?.name ?? ''
  const [isOpen, setOpen] = useState(false)
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const [last] = sheet.decisions
  return (
    <Section anchor="decision" title={t('decision')} icon={<IconGavel size={18} aria-hidden="true" />}>
      <Stack gap={4} ref={keyboard}>
        {sheet.decisions.length === 0 && <Text tone="muted">{t('noDecision')}</Text>}
        {sheet.decisions.map((one) => (
          <Stack key={one._id} as="article" gap={1}>
            <Text weight="bold" breaks>
              {nameOf(one.match) || one.name} · <DecidedOn iso={one.date} />
              {one.status === 'replaced' && ` · ${t('replaced')}`}
            </Text>
            <Text lines>{one.reason}</Text>
            {(['people', 'dissent'] as const).map(
              (name) =>
                one[name] && (
                  <Hint key={name}>
                    {words.field('decision', name)}: {one[name]}
                  </Hint>
                ),
            )}
            {one.replaceReason && <Hint>{t('replaceReasonIs', { text: one.replaceReason })}</Hint>}
          </Stack>
        ))}
        {sheet.mayDecide &&
          (isOpen ? (
            <DecisionForm sheet={sheet} decision={decision} onDone={() => setOpen(false)} />
          ) : (
            <Cluster gap={2}>
              <Button tone={last ? 'quiet' : 'brand'} writes="now" onClick={() => setOpen(true)}>
                {t(last ? 'replace' : 'decide')}
              </Button>
            </Cluster>
          ))}
      </Stack>
    </Section>
  )
}

interface DecisionFormProps {
  readonly sheet: DecisionSheet
  readonly decision: Decision
  readonly onDone: () => void
}

function DecisionForm({ sheet, decision, onDone }: DecisionFormProps) {
  const { t } = useTranslation('weighing')
  const common = useTranslation('common')
  const id = useId()
  const [last] = sheet.decisions
  const { boxes, said, forget } = useDecisionTexts(sheet.dossier)
  const choice = useDecisionChoice(sheet.dossier, decision, last?._id)
  const { match, day } = choice.values
  const { reason, dissent, people, replaceReason, description } = said
  const ticked = new Set(choice.values.ticked)
  const tried = useRef<Tried>(undefined)
  const write = useWeighingWrite<Sent>('/api/decision/take', (sent) => {
    tried.current = triedWith([sent], tried.current)
    return tried.current.key
  })
  // A double click is one press, also before it shows that the first one is on its way.
  const isSending = useRef(false)
  const offered = sheet.maySettle ? settleable(sheet, match) : []
  const settled = offered.filter((one) => ticked.has(one.match))
  const isFinished = sheet.mayFinish && ticked.has(sheet.dossier)
  const hasStatus = settled.length > 0 || isFinished
  const isDayWrong = day !== '' && isoDateOf(day) === undefined
  // What was written was about the decision that stood there then (D2.3). One's own stands there before the form is closed.
  const isOwn = write.isPending || write.isSuccess
  const isOvertaken = !isOwn && last !== undefined && choice.values.replaces !== last._id
  const lacks =
    isDayWrong || reason === '' || (last !== undefined && replaceReason === '') || (hasStatus && description === '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lacks || isOvertaken || isSending.current) return
    isSending.current = true
    const sent = {
      ...{ dossier: sheet.dossier, match, reason },
      statuses: settled.map((one) => ({ ...one, description })),
      ...(isFinished ? { finish: description } : {}),
      ...(dissent ? { dissent } : {}),
      ...(people ? { people } : {}),
      // In the middle of the day, which is that day wherever it is read.
      ...(day === '' ? {} : { date: `${day}T12:00:00.000Z` }),
      ...(last ? { replaces: last._id, replaceReason } : {}),
    }
    void write.mutateAsync(sent).then(close, () => {
      isSending.current = false
    })
  }
  const close = () => {
    forget()
    choice.forget()
    onDone()
  }
  const field = (name: keyof typeof boxes) => (
    <Field id={`${id}-${name}`} label={t(`fields.${name}`)}>
      <textarea
        id={`${id}-${name}`}
        className={form.input}
        rows={2}
        maxLength={name === 'people' ? 400 : 2000}
        value={boxes[name].text}
        onChange={({ target }) => {
          boxes[name].setText(target.value)
          // With the decision that it is about.
          choice.change({})
        }}
      />
    </Field>
  )
  return (
    <Stack as="form" gap={3} onSubmit={submit} aria-label={t('decide')}>
      <Select
        full
        label={t('fields.match')}
        value={match}
        options={decision.suppliers.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(next) => choice.change({ match: next })}
      />
      {field('reason')}
      {field('dissent')}
      {field('people')}
      <DateField
        meanwhile={<SkeletonBar />}
        id={`${id}-date`}
        type="decision"
        path="date"
        field={dayField}
        label={t('fields.date')}
        value={day}
        error={isDayWrong ? t('dayWrong') : undefined}
        onChange={(value) => choice.change({ day: textOf(value) })}
        onLeave={() => undefined}
      />
      {last && field('replaceReason')}
      {(offered.length > 0 || sheet.mayFinish) && (
        <Settle
          sheet={sheet}
          chosen={match}
          ticked={ticked}
          onChange={(next) => choice.change({ ticked: [...next] })}
        />
      )}
      {hasStatus && field('description')}
      <Hint>{t(sheet.maySettle ? 'settle.hint' : 'decideHint')}</Hint>
      {isOvertaken && <DecidedSince onRead={() => choice.change({ replaces: last._id })} />}
      <Cluster gap={2}>
        <Button type="submit" tone="brand" writes="now" busy={write.isPending} waits={isOvertaken} disabled={lacks}>
          {t('take')}
        </Button>
        <Button onClick={close}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}

/** Says that the decision that stands now is another than the form was begun with. */
function DecidedSince({ onRead }: { readonly onRead: () => void }) {
  const { t } = useTranslation('weighing')
  return (
    <Stack gap={2} pad={3} outlined role="alert">
      <p>{t('decidedSince')}</p>
      <Cluster gap={2}>
        <Button size="sm" onClick={onRead}>
          {t('decidedRead')}
        </Button>
      </Cluster>
    </Stack>
  )
}
