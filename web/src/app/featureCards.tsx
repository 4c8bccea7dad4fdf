import type { ComponentProps } from 'react'
import { addCards } from '../entities/items/ItemCard.tsx'
import { addPeekBody } from '../entities/items/peekBody.tsx'
import { MatchCard } from '../features/matches/MatchCard.tsx'
import { lazyPart, plainPart } from '../ui/lazyPart.ts'
import { SkeletonCard } from '../ui/Skeleton.tsx'

// The faces of all kinds of files are much to fetch for what few screens begin with.
const Drawn = plainPart(async () => (await import('../features/files/FileCard.tsx')).FileCard)

function FileCard(props: ComponentProps<typeof Drawn>) {
  return <Drawn {...props} meanwhile={<SkeletonCard lines={2} />} />
}

addCards({ match: MatchCard, file: FileCard })
addPeekBody(lazyPart(() => import('./card/CardPeek.tsx')))
