import type { DecisionSheet } from '@schakel/domain/calls'
import { countedAnswer } from '@schakel/domain/decision'
import { IconGavel } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { askedText } from '../../../entities/answers/byGroup.ts'
import { useKeptText } from '../../../entities/comments/unsentText.ts'
import { Section } from '../../../entities/items/page/Section.tsx'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../../ui/Field.module.css'
import { Field } from '../../../ui/Field.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { useWeighingWrite } from '../queries.ts'

type Row = DecisionSheet['rows'][number]
type Supplier = DecisionSheet['suppliers'][number]

/** Knock-out rows that a supplier meets partly: whether that is enough, which staff say with a reason (F2.6). */
export function Rulings({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const asked = sheet.suppliers
    .filter(({ isCandidate }) => isCandidate)
    .flatMap((supplier) =>
      sheet.rows
        .filter(
          ({ key, knockout }) => knockout && ['partly', 'roadmap'].includes(countedAnswer(supplier.cells[key]) ?? ''),
        )
        .map((row) => ({ supplier, row })),
    )
  if (asked.length === 0) return null
  return (
    <Section anchor="rulings" title={t('rulings.title')} icon={<IconGavel size={18} aria-hidden="true" />}>
      <Stack gap={3}>
        <Hint>{t(sheet.maySettle ? 'rulings.hint' : 'rulings.wait')}</Hint>
        {asked.map(({ supplier, row }) => (
          <OneRuling key={`${supplier.id}-${row.key}`} sheet={sheet} supplier={supplier} row={row} />
        ))}
      </Stack>
    </Section>
  )
}

interface Sent {
  readonly dossier: string
  readonly ruling: {
    readonly match: string
    readonly key: string
    readonly passes: boolean | null
    readonly reason?: string
  }
}

interface OneRulingProps {
  readonly sheet: DecisionSheet
  readonly supplier: Supplier
  readonly row: Row
}

function OneRuling({ sheet, supplier, row }: OneRulingProps) {
  const { t } = useTranslation('weighing')
  const id = useId()
  const locale = useLocale()
  const { text: reason, setText: setReason, forget } = useKeptText(`${supplier.id}:${row.key}`, 'ruling')
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  const ruling = supplier.cells[row.key]?.ruling
  const send = (passes: boolean | null) => {
    const said = passes === null ? {} : { reason: reason.trim() }
    const ruling = { match: supplier.id, key: row.key, passes, ...said }
    void write.mutateAsync({ dossier: sheet.dossier, ruling }).then(
      () => forget(reason),
      () => undefined,
    )
  }
  const submit = (event: FormEvent) => event.preventDefault()
  const lacks = reason.trim() === ''
  return (
    <Panel as="form" gap={2} pad={3} onSubmit={submit} aria-label={`${supplier.name} ${row.key}`}>
      <Text weight="bold" breaks>
        {supplier.name} · {row.key}
      </Text>
      <Text>{askedText(row, locale) || row.key}</Text>
      {ruling && (
        <Text>
          {t(ruling.passes ? 'rulings.passes' : 'rulings.fails')}: {ruling.reason}
          {ruling.by && ` (${ruling.by})`}
        </Text>
      )}
      {supplier.cells[row.key]?.isRuledAnew && <Text tone="warning">{t('rulings.changed')}</Text>}
      {!ruling && !sheet.maySettle && <Hint>{t('rulings.open')}</Hint>}
      {sheet.maySettle && !ruling && (
        <>
          <Field id={id} label={t('rulings.reason')}>
            <textarea
              id={id}
              className={form.input}
              rows={2}
              maxLength={400}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <Cluster gap={2}>
            <Button writes="now" busy={write.isPending} disabled={lacks} onClick={() => send(true)}>
              {t('rulings.pass')}
            </Button>
            <Button writes="now" busy={write.isPending} disabled={lacks} onClick={() => send(false)}>
              {t('rulings.fail')}
            </Button>
          </Cluster>
        </>
      )}
      {sheet.maySettle && ruling && (
        <Cluster gap={2}>
          <Button size="sm" writes="now" busy={write.isPending} onClick={() => send(null)}>
            {t('rulings.undo')}
          </Button>
        </Cluster>
      )}
    </Panel>
  )
}
