import type { AnyItem } from '@schakel/domain'
import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { endOf } from '../../entities/items/matchOf.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useItem } from '../../entities/items/queries.ts'
import { RichText } from '../../entities/items/RichText.tsx'
import { textIn } from '../../entities/items/read.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Text } from '../../ui/layout/Text.tsx'

export interface RequestOfProps {
  readonly match: AnyItem
  /** What is known of the dossier, as its card shows it. */
  readonly facts: (dossier: AnyItem) => ReactNode
}

/** The request of a match, as its supplier may read it, with what the centre says of it: what the choice is about (D7). */
export function RequestOf({ match, facts }: RequestOfProps) {
  const { t } = useTranslation('matches')
  const words = useWords()
  const id = endOf(match, 'dossier')?._id
  const { data } = useItem(id ?? '', 1, { enabled: id !== undefined })
  const advise = textIn(match, '$advise')
  if (!data) return null
  const text = textIn(data, 'case')
  return (
    <>
      {advise && (
        <Section title={words.field('match', '$advise')} icon={<IconFileText size={18} aria-hidden="true" />}>
          <Text lines>{advise}</Text>
        </Section>
      )}
      <Section title={t('request')} icon={<IconFileText size={18} aria-hidden="true" />}>
        <p>
          <ItemLink id={data._id}>{titleOf(data, words)}</ItemLink>
        </p>
        {text && <RichText html={text} />}
      </Section>
      {facts(data)}
    </>
  )
}
