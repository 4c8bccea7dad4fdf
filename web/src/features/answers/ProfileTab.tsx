import type { AnyItem } from '@schakel/domain'
import type { AnswerSheet as Sheet } from '@schakel/domain/calls'
import { IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sheetQuery } from '../../entities/answers/queries.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Select } from '../../ui/Select.tsx'
import { AnswerSheet } from './AnswerSheet.tsx'
import { Waiting } from './AnswersTab.tsx'
import { ReadSheet } from './ReadSheet.tsx'
import type { Asked } from './sheetRows.ts'

/** `Productprofiel` of a supplier: what it answers in general, by requirement and product (F1.9). */
export function ProfileTab({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('answers')
  const { data, error, refetch } = useQuery(sheetQuery(item._id))
  return (
    <Section title={t('profileTitle')} icon={<IconClipboardList size={18} aria-hidden="true" />}>
      <Hint>{t('profileText')}</Hint>
      {data ? (
        <Profile sheet={data} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Section>
  )
}

/** What the profile may answer, and what it answers already to what is asked no more. */
function askedOf({ asked = [], answers }: Sheet): readonly Asked[] {
  const known = new Set(asked.map(({ key }) => key))
  return [...asked, ...answers.filter(({ key }) => !known.has(key)).map(({ key }) => ({ key, group: 0 }))]
}

function Profile({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('answers')
  const words = useWords()
  const [product, setProduct] = useState('')
  // The rows of a profile stand among its answers or beside them; they are the same.
  const all = sheet.answers.length > 0 ? sheet.answers : sheet.profile
  const asked = useMemo(() => askedOf({ ...sheet, answers: all }), [sheet, all])
  const own = useMemo(
    () => ({
      ...sheet,
      answers: all.filter((answer) => (answer.product ?? '') === product),
      earlier: (sheet.earlier ?? []).filter((answer) => (answer.product ?? '') === product),
      profile: [],
    }),
    [sheet, all, product],
  )
  if (asked.length === 0) return <EmptyState title={t('profileNone')}>{t('profileNoneText')}</EmptyState>
  return (
    <>
      {sheet.products.length > 0 && (
        <div>
          <Select
            label={words.field('answer', 'product')}
            value={product}
            options={[
              { value: '', label: t('anyProduct') },
              ...sheet.products.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={setProduct}
          />
        </div>
      )}
      {sheet.mayAnswer ? (
        <AnswerSheet key={product} sheet={own} asked={asked} product={product} />
      ) : (
        <ReadSheet sheet={own} asked={asked} />
      )}
    </>
  )
}

export default ProfileTab
