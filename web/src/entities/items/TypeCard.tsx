import { isTypeName, type TypeName } from '@schakel/domain'
import type { ComponentType } from 'react'
import { ActivityCard } from './cards/ActivityCard.tsx'
import type { CardProps } from './cards/CardFrame.tsx'
import { CommentCard } from './cards/CommentCard.tsx'
import { DecisionCard } from './cards/DecisionCard.tsx'
import { DossierCard } from './cards/DossierCard.tsx'
import { MessageCard } from './cards/MessageCard.tsx'
import { OrganisationCard } from './cards/OrganisationCard.tsx'
import { PersonCard } from './cards/PersonCard.tsx'
import { RequirementCard, SoftwareCard, TagCard, UserCard } from './cards/SmallCards.tsx'
import { SpaceCard } from './cards/SpaceCard.tsx'
import { TodoCard } from './cards/TodoCard.tsx'

/** Cards by the type of which they are. */
export type Cards = Readonly<Partial<Record<TypeName, ComponentType<CardProps>>>>

// S2.26: the type decides the card; a type that is not here has the card of a space.
const cards: Cards = {
  person: PersonCard,
  dossier: DossierCard,
  todo: TodoCard,
  activity: ActivityCard,
  comment: CommentCard,
  message: MessageCard,
  decision: DecisionCard,
  requirement: RequirementCard,
  software: SoftwareCard,
  tag: TagCard,
  user: UserCard,
  lead: OrganisationCard,
  supplier: OrganisationCard,
  organisation: OrganisationCard,
}

/** Adds cards that features draw. */
export function setCards(more: Cards): void {
  Object.assign(cards, more)
}

/** The card of any item. */
export function TypeCard(props: CardProps) {
  const { item } = props
  // A page that is older than the server may meet a type that it has never heard of.
  if (!isTypeName(item._type)) return <SpaceCard {...props} item={{ ...item, _type: 'space' }} />
  const Card = cards[item._type] ?? SpaceCard
  return <Card {...props} />
}
