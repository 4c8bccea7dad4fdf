import { addCards } from '../entities/items/ItemCard.tsx'
import { addPeekBody } from '../entities/items/peekBody.tsx'
import { loadScreenTexts } from '../texts/languageFiles.ts'
import { lazyPart } from '../ui/lazyPart.ts'

addCards(async () => (await Promise.all([import('./cardsOfFeatures.tsx'), loadScreenTexts('matches')]))[0])
addPeekBody(lazyPart(() => import('./card/CardPeek.tsx')))
