import type { SupplierAnswer } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Said } from './Said.tsx'

/** What was said earlier to the same requirement at a match that was joined to this one; it counts no more (D23.5). */
export function EarlierSaid({ answers }: { readonly answers: readonly SupplierAnswer[] }) {
  const { t } = useTranslation('answers')
  return answers.map((answer) => (
    <Stack key={answer._id} gap={1}>
      <Hint>
        {t('earlier')} <DateText iso={answer.confirmed ?? answer._changed ?? ''} form="date" />
      </Hint>
      <Said answer={answer} />
    </Stack>
  ))
}
