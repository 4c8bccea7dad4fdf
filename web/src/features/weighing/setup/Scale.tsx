import type { DecisionSheet } from '@schakel/domain/calls'
import { isScale } from '@schakel/domain/decision'
import { IconRuler2 } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../entities/items/page/Section.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useWeighingWrite } from '../queries.ts'
import classes from '../Weighing.module.css'

const parts = ['partly', 'roadmapInTime', 'roadmap'] as const
type Part = (typeof parts)[number]

interface Sent {
  readonly dossier: string
  readonly scale: Readonly<Record<Part, number>>
}

/** What an answer that is not simply yes or no is worth; it can be changed until the first weighing is submitted (F2.2). */
export function Scale({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const id = useId()
  const { scale, isFixed } = sheet.setup
  const [typed, setTyped] = useState<Readonly<Record<Part, string>>>({
    partly: String(scale.partly),
    roadmapInTime: String(scale.roadmapInTime),
    roadmap: String(scale.roadmap),
  })
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  const next = {
    partly: Number(typed.partly),
    roadmapInTime: Number(typed.roadmapInTime),
    roadmap: Number(typed.roadmap),
  }
  const isRight = parts.every((part) => /^\d{1,3}$/.test(typed[part])) && isScale({ ...scale, ...next })
  const isChanged = parts.some((part) => next[part] !== scale[part])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && isChanged) write.mutate({ dossier: sheet.dossier, scale: next })
  }
  return (
    <Section anchor="scale" title={t('scale.title')} icon={<IconRuler2 size={18} aria-hidden="true" />}>
      <Stack as="form" gap={3} onSubmit={submit}>
        <Hint>{t(isFixed ? 'scale.fixed' : 'scale.hint')}</Hint>
        <Row gap={3} wrap align="end">
          {parts.map((part) => (
            <Stack key={part} gap={1}>
              <label htmlFor={`${id}-${part}`}>{t(`scale.${part}`)}</label>
              <input
                id={`${id}-${part}`}
                className={classes.input}
                inputMode="numeric"
                disabled={isFixed || !sheet.mayInvite}
                value={typed[part]}
                onChange={({ target }) => setTyped({ ...typed, [part]: target.value.replace(/[^\d]/g, '') })}
              />
            </Stack>
          ))}
          {!isFixed && sheet.mayInvite && (
            <Button type="submit" writes="now" busy={write.isPending} disabled={!isRight || !isChanged}>
              {t('saveAnchors')}
            </Button>
          )}
        </Row>
        {!isRight && <Hint role="alert">{t('scale.order')}</Hint>}
      </Stack>
    </Section>
  )
}
