import { useWords } from '../../texts/i18n.ts'
import { DateText } from '../../ui/DateText.tsx'

/** The day of a decision, in the words of its field: `Besloten op 12-11-2026` (F2.16). */
export function DecidedOn({ iso }: { readonly iso: string | undefined }) {
  const words = useWords()
  return (
    iso && (
      <>
        {words.field('decision', 'date')} <DateText iso={iso} form="date" />
      </>
    )
  )
}
