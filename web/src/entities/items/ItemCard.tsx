import { barePart } from '../../ui/lazyPart.ts'
import { SkeletonCard } from '../../ui/Skeleton.tsx'
import type { CardProps } from './cards/CardFrame.tsx'
import type { Cards } from './TypeCard.tsx'

type LoadCards = () => Promise<{ readonly cards: Cards }>

let more: LoadCards | undefined

/** Says where the cards are that features draw. The app calls it before the first screen. */
export function addCards(load: LoadCards): void {
  more = load
}

const Drawn = barePart(async () => {
  const [{ setCards, TypeCard }, added] = await Promise.all([import('./TypeCard.tsx'), more?.()])
  if (added) setCards(added.cards)
  return TypeCard
})

/** The card of any item, for lists of cards; most screens begin without, so they come when they are drawn. */
export function ItemCard(props: CardProps) {
  return <Drawn {...props} meanwhile={<SkeletonCard lines={2} />} />
}

/** Fetches the cards, for who is going to draw some: beside their items. */
export const preloadCards = Drawn.preload
