import type { DecisionSheet } from '@schakel/domain/calls'
import { isScale } from '@schakel/domain/decision'
import { IconRuler2 } from '@tabler/icons-react'
import { Section } from '../../../entities/items/page/Section.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { useWeighingWrite } from '../queries.ts'
import { NumbersForm } from './NumbersForm.tsx'

const parts = ['partly', 'roadmapInTime', 'roadmap'] as const
type Part = (typeof parts)[number]

interface Sent {
  readonly dossier: string
  readonly was: DecisionSheet['setup']
  readonly scale: Readonly<Record<Part, number>>
}

/** What an answer that is not simply yes or no is worth; it can be changed until the first weighing is submitted (F2.2). */
export function Scale({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const { scale, isFixed } = sheet.setup
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  return (
    <Section anchor="scale" title={t('scale.title')} icon={<IconRuler2 size={18} aria-hidden="true" />}>
      <Hint>{t(isFixed ? 'scale.fixed' : 'scale.hint')}</Hint>
      <NumbersForm
        label={t('scale.title')}
        fields={parts.map((name) => ({ name, label: t(`scale.${name}`), value: scale[name] }))}
        isRight={(numbers) => isScale({ ...scale, ...numbers })}
        wrong={t('scale.order')}
        isSaving={write.isPending}
        isFixed={isFixed || !sheet.mayInvite}
        onSave={({ partly = 0, roadmapInTime = 0, roadmap = 0 }) =>
          write.mutate({ dossier: sheet.dossier, was: sheet.setup, scale: { partly, roadmapInTime, roadmap } })
        }
      />
    </Section>
  )
}
