import { useParams } from '@tanstack/react-router'
import { CardPage } from '../features/items/CardPage.tsx'
import { cardIdOf, spaceIdOf } from './cardId.ts'
import { NotFound } from './NotFound.tsx'

/** `/card/…`: the page of any item (S2.10). Its own id as key, so that two cards never share what is typed in them. */
export function CardRoute() {
  const { _splat = '' } = useParams({ strict: false })
  const id = cardIdOf(_splat)
  return id ? <CardPage key={id} id={id} /> : <NotFound />
}

/** `/space/…`: the page of a space (S2.16). */
export function SpaceRoute() {
  const { _splat = '' } = useParams({ strict: false })
  const id = spaceIdOf(_splat)
  return id ? <CardPage key={id} id={id} /> : <NotFound />
}
