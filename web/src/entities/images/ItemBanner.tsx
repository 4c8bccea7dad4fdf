import { type AnyItem, sizedImage } from '@schakel/domain'
import { useState } from 'react'
import { useClearBroken } from './useClearBroken.ts'

/** As wide as a card can be: in one column, on a large phone. */
const CARD_WIDE = 600

/** The picture over a card; one that is gone is left out, and cleared from the item by whoever may (S5.7). */
export function ItemBanner({ item, banner }: { readonly item: AnyItem; readonly banner: string }) {
  const [broken, setBroken] = useState<string>()
  const onBroken = useClearBroken(item, 'banner')
  if (banner === broken) return null
  return (
    <img
      src={sizedImage(banner, 'banner', CARD_WIDE)}
      alt=""
      loading="lazy"
      onError={() => {
        setBroken(banner)
        onBroken?.(banner)
      }}
    />
  )
}
