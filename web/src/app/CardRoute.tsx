import { Navigate, useParams } from '@tanstack/react-router'
import { depthOf, useItem } from '../entities/items/queries.ts'
import { barePart } from '../ui/lazyPart.ts'
import { CardPage } from './card/CardPage.tsx'
import { bareKeyOf, cardPlaceOf, spaceIdOf } from './cardId.ts'

const NotFound = barePart(async () => (await import('../ui/NotFound.tsx')).NotFound)

/** `/card/…`: the page of any item (S2.10). Its own id as key, so that two cards never share what is typed in them. */
export function CardRoute() {
  const { _splat = '' } = useParams({ strict: false })
  const place = cardPlaceOf(_splat)
  if (place) return <CardPage key={place.id} {...place} />
  const key = bareKeyOf(_splat)
  return key ? <ByKey key={key} itemKey={key} /> : <NotFound />
}

/** An address that does not say what the item is leads to the one that does. */
function ByKey({ itemKey }: { readonly itemKey: string }) {
  const { data } = useItem(itemKey, depthOf(itemKey))
  // While it is looked for, and when it is not there, the page says so as it does for any other address.
  return data ? <Navigate to="/card/$" params={{ _splat: data._id }} replace /> : <CardPage id={itemKey} />
}

/** `/space/…`: the page of a space (S2.16). */
export function SpaceRoute() {
  const { _splat = '' } = useParams({ strict: false })
  const id = spaceIdOf(_splat)
  return id ? <CardPage key={id} id={id} /> : <NotFound />
}
