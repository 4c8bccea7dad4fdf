import type { AnyItem } from '@schakel/domain'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { ItemLink } from '../items/ItemLink.tsx'
import { Facts } from '../items/page/Facts.tsx'
import { Section } from '../items/page/Section.tsx'
import { useItem } from '../items/queries.ts'
import { RichText } from '../items/RichText.tsx'
import { textIn } from '../items/read.ts'
import { titleOf } from '../items/titleOf.ts'
import classes from './Matches.module.css'
import { endOf } from './matchOf.ts'

/** The request of a match, as its supplier may read it, with what the centre says of it: what the choice is about (D7). */
export function RequestOf({ match }: { readonly match: AnyItem }) {
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
          <p className={classes.lines}>{advise}</p>
        </Section>
      )}
      <Section title={t('request')} icon={<IconFileText size={18} aria-hidden="true" />}>
        <p>
          <ItemLink id={data._id}>{titleOf(data, words)}</ItemLink>
        </p>
        {text && <RichText html={text} />}
      </Section>
      <Facts item={data} />
    </>
  )
}
