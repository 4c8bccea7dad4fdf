import { isEdgeName } from '@schakel/domain'
import type { LogLine } from '@schakel/domain/calls'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { useWho } from '../../entities/log/useWho.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { sentenceOf } from './sentence.ts'

/** Who did what, as a line of the log says it. */
export function Sentence({ line }: { readonly line: LogLine }) {
  const { t } = useTranslation('log')
  const words = useWords()
  const who = useWho()
  const { other, edge } = line
  const place = edge && isEdgeName(edge) ? words.edge(edge) : ''
  const [before = '', after = ''] = t(sentenceOf(line), { edge: place }).split('{other}')
  const name = other?.name ?? (other?._type ? words.type(other._type) : '')
  return (
    <p>
      <strong>
        {who(line.user)}
        {line.also && t('also', { names: line.also.map(who).join(', ') })}
      </strong>{' '}
      {before}
      {other?._id && other.name ? <ItemLink id={other._id}>{name}</ItemLink> : name}
      {after}
    </p>
  )
}
