import { arrayOf, isObject, propertyOf } from '@schakel/domain'
import type { Ask } from '../attacks.ts'
import { post } from './deed.ts'
import { request } from './request.ts'
import type { Actor, World } from './sides.ts'

/**
 * Who offers a dossier says that they read over what each supplier is going to read (D20.9), and who takes an offer back says what it made:
 * both are other words in each world, so that what comes before them is asked there first.
 */
export async function reviewedFirst(world: World, by: Actor, ask: Ask): Promise<Ask> {
  if (ask.path === OFFER) return await readOver(world, by, ask)
  const taken = suppliersOf(ask)
  if (ask.path !== TAKE_BACK || taken.length === 0) return ask
  const dossier = propertyOf(ask.body, 'dossier')
  const offer = post(OFFER, { dossier, offers: taken.map((supplier) => ({ supplier })) })
  const made = await bodyOf(world, by, await readOver(world, by, offer))
  return post(TAKE_BACK, { dossier, offered: arrayOf(propertyOf(made, 'offered')) })
}

const OFFER = '/api/guard/offer'
const TAKE_BACK = '/api/guard/takeBack'

/** To whom something is to be offered and taken back, as a deed says it. */
function suppliersOf({ body }: Ask): readonly unknown[] {
  return arrayOf(propertyOf(body, 'suppliers'))
}

async function readOver(world: World, by: Actor, { body }: Ask): Promise<Ask> {
  const dossier = propertyOf(body, 'dossier')
  const offers = arrayOf(propertyOf(body, 'offers')).filter(isObject)
  const read = await Promise.all(
    offers.map(async ({ supplier }) => {
      const review = await bodyOf(world, by, post('/api/guard/read', { dossier, supplier }))
      return { supplier, reviewed: propertyOf(review, 'hash') ?? '0'.repeat(64) }
    }),
  )
  return post(OFFER, { dossier, offers: read })
}

async function bodyOf(world: World, by: Actor, ask: Ask): Promise<unknown> {
  const { text } = await request(world.app, world.token(by), ask)
  return JSON.parse(text.slice(text.indexOf('\n{')))
}
