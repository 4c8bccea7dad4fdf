import { addCards } from '../entities/items/ItemCard.tsx'
import { addPeekBody } from '../entities/items/peekBody.tsx'
import { lazyPart } from '../ui/lazyPart.ts'

addCards(() => import('./cardsOfFeatures.tsx'))
addPeekBody(lazyPart(() => import('./card/CardPeek.tsx')))
