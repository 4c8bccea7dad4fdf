import type { AnyItem } from '@schakel/domain'
import { IconEyeOff } from '@tabler/icons-react'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { useItem } from '../../entities/items/queries.ts'
import { itemsIn } from '../../entities/items/read.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { PersonRow } from './ChildSection.tsx'

/** For a supplier: that it is anonymous, or who it is with whom to speak once that was disclosed (D7). */
export function DossierAsker({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('card')
  const words = useWords()
  const lead = dossier.organisation?._id
  const { data } = useItem(lead ?? '', 1, { enabled: lead !== undefined })
  if (lead === undefined) {
    return (
      <Section title={t('anonymousTitle')} icon={<IconEyeOff size={18} aria-hidden="true" />}>
        <Hint>{t('anonymousText')}</Hint>
      </Section>
    )
  }
  if (!data) return null
  const people = [...itemsIn(dossier, '_contacts'), ...itemsIn(data, '_contacts')]
  const each = [...new Map(people.map((person) => [person._id, person])).values()]
  return (
    <Section title={t('disclosedTitle')} icon={<TypeIcon type="lead" size={18} />}>
      <ChildRow item={data} end={null} />
      <RowList items={each} keyOf={({ _id }) => _id} empty={words.type('person', 2)}>
        {(person) => <PersonRow person={person} parent={data} />}
      </RowList>
    </Section>
  )
}
