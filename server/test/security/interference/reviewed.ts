import { arrayOf, isObject, propertyOf } from '@schakel/domain'
import type { Ask } from '../attacks.ts'
import { post } from './deed.ts'
import { request } from './request.ts'
import type { Actor, World } from './sides.ts'

/** Who offers a dossier says that they read over what each supplier is going to read (D20.9): the hash of that is another in each world. */
export async function reviewedFirst(world: World, by: Actor, ask: Ask): Promise<Ask> {
  const { dossier, offers } = {
    dossier: propertyOf(ask.body, 'dossier'),
    offers: arrayOf(propertyOf(ask.body, 'offers')),
  }
  if (ask.path !== '/api/guard/offer') return ask
  const read = await Promise.all(
    offers.filter(isObject).map(async ({ supplier }) => {
      const { text } = await request(world.app, world.token(by), post('/api/guard/read', { dossier, supplier }))
      return { supplier, reviewed: /"hash":"(\w+)"/.exec(text)?.[1] ?? '0'.repeat(64) }
    }),
  )
  return post(ask.path, { dossier, offers: read })
}
