import type { AnyItem } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { CardShell } from '../../ui/CardShell.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ItemLink } from './ItemLink.tsx'
import { subtitleOf, titleOf } from './titleOf.ts'

/** The card of any item: frame, title, subtitle and status. */
export function ItemCard({ item }: { readonly item: AnyItem }) {
  const words = useWords()
  const status = typeof item.status === 'string' ? item.status : undefined
  return (
    <CardShell
      type={item._type}
      color={typeof item.color === 'string' ? item.color : undefined}
      title={<ItemLink id={item._id}>{titleOf(item, words)}</ItemLink>}
      subtitle={subtitleOf(item, words)}
      chips={status && <StatusChip type={item._type} status={status} />}
    />
  )
}
