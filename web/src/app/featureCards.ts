import { lazy } from 'react'
import { addCards } from '../entities/items/ItemCard.tsx'
import { MatchCard } from '../features/matches/MatchCard.tsx'
import { loadTexts } from '../texts/i18n.ts'

// The faces of all kinds of files are much to fetch for what few screens begin with.
const FileCard = lazy(async () => ({
  default: (await Promise.all([import('../features/files/FileCard.tsx'), loadTexts()]))[0].FileCard,
}))

addCards({ match: MatchCard, file: FileCard })
