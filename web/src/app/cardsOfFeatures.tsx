import type { ComponentProps } from 'react'
import { MatchCard } from '../features/matches/MatchCard.tsx'
import { plainPart } from '../ui/lazyPart.ts'
import { SkeletonCard } from '../ui/Skeleton.tsx'

// The faces of all kinds of files are much to fetch for what few screens begin with.
const Drawn = plainPart(async () => (await import('../features/files/FileCard.tsx')).FileCard)

function FileCard(props: ComponentProps<typeof Drawn>) {
  return <Drawn {...props} meanwhile={<SkeletonCard lines={2} />} />
}

/** The cards that features draw. */
export const cards = { match: MatchCard, file: FileCard }
