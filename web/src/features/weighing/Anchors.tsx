import type { DecisionSheet } from '@schakel/domain/calls'
import { IconCurrencyEuro } from '@tabler/icons-react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { useWeighingWrite } from './queries.ts'
import { NumbersForm } from './setup/NumbersForm.tsx'

interface Sent {
  readonly dossier: string
  readonly was: DecisionSheet['setup']
  readonly anchors: { readonly excellent: number; readonly maximum: number }
}

const MOST = 999_999_999

/** What the price is worth: the costs that would be excellent and the most one would pay, over all years (F2.3). */
export function Anchors({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const { anchors, years } = sheet.setup
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  return (
    <Section
      anchor="price"
      title={t('price')}
      icon={<IconCurrencyEuro size={18} aria-hidden="true" />}
      isForScreen={anchors === undefined}
    >
      <Hint>{t('priceHint', { count: years })}</Hint>
      <NumbersForm
        label={t('price')}
        fields={(['excellent', 'maximum'] as const).map((name) => ({
          name,
          label: t(`anchors.${name}`),
          value: anchors?.[name],
        }))}
        isRight={({ excellent = 0, maximum = 0 }) => excellent < maximum && maximum <= MOST}
        wrong={t('anchors.order')}
        isSaving={write.isPending}
        onSave={({ excellent = 0, maximum = 0 }) =>
          write.mutate({ dossier: sheet.dossier, was: sheet.setup, anchors: { excellent, maximum } })
        }
      />
      {anchors?.isAfterReading && <Hint>{t('anchors.afterReading')}</Hint>}
      {write.isSuccess && <Hint role="status">{t('saved')}</Hint>}
    </Section>
  )
}
