import { type AnyItem, hasCredit } from '@schakel/domain'
import { barePart } from '../../ui/lazyPart.ts'
import { textIn } from '../items/read.ts'

const PictureCredit = barePart(async () => (await import('./CreditLine.tsx')).default)

interface PictureCreditsProps {
  readonly item: AnyItem
  readonly className?: string | undefined
}

/** Who made the pictures of an item that were found elsewhere (D15); nothing for those of one's own. */
export function PictureCredits({ item, className }: PictureCreditsProps) {
  const pictures = [textIn(item, 'banner'), textIn(item, 'avatar')].filter((one) => one !== undefined)
  const credited = [...new Set(pictures.filter(hasCredit))]
  if (credited.length === 0) return null
  return (
    <div className={className}>
      {credited.map((address) => (
        <PictureCredit key={address} address={address} />
      ))}
    </div>
  )
}
