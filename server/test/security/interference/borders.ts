import fc from 'fast-check'
import type { Ask } from '../attacks.ts'
import type { Deed } from './deed.ts'
import { type Identity, identities, identitiesFor } from './identities.ts'
import { addNamed, isOfAsker, namedDeed, namedLooks, ofAsker, readerOfNamed } from './named.ts'
import { hiddenDeed, isOfRival, otherDeed, rivalDeed, secretDeed } from './otherDeeds.ts'
import { addPairs, pairDeed } from './pairs.ts'
import type { Actor, World } from './sides.ts'
import type { Theme } from './themes.ts'
import { addTwoOfOne } from './twoOfOne.ts'

/** A secret, and who must not notice which of two it is. */
export interface Border {
  /** By which `npm run soak -- --interference --borders` calls it. */
  readonly key: string
  readonly name: string
  readonly readers: readonly Actor[]
  readonly themes: readonly Theme[]
  readonly identities: readonly [Identity, Identity]
  /** Both leads are there in both worlds, and the first is known to the supplier; which of them asks at the closed dossiers is the secret. */
  readonly isNamed?: boolean
  /** What is called by a name of the deeds and has another id to the reader in each world, or none. */
  readonly unspoken?: readonly string[]
  /** What a reader tries besides. */
  readonly tried?: (by: Actor) => fc.Arbitrary<Deed>
  /** What is looked at in the end besides. */
  readonly looks?: readonly Ask[]
  /** What else differs between the two worlds. */
  readonly prepare?: (world: World) => Promise<void>
  /** What others do meanwhile. */
  readonly others: fc.Arbitrary<Deed>
}

/** Who the lead is (D20.1), for a supplier who is matched with it. */
function identityBorder(themes: readonly Theme[]): Border {
  return {
    key: 'identity',
    name: 'who a lead is, to a supplier',
    readers: ['supplier'],
    themes,
    identities: identitiesFor(themes),
    others: otherDeed(themes),
  }
}

const [first, second] = identities

/** That another supplier is matched with a dossier, and what it asks for it (D19.10). */
const rival: Border = {
  key: 'rival',
  name: 'the match of another supplier, to a supplier on the same dossier',
  readers: ['supplier'],
  themes: ['guesses', 'ownWords'],
  identities: [second, second],
  prepare: async ({ app, side, refs }) => {
    const props = { $visible: true, $price: 7777, $license: 4321, $advise: 'De beste van allemaal' }
    const dossier = refs.get('dossier') ?? ''
    const made = side === 0 ? await app.world.match(dossier, app.places.supplier2, props, ['offered']) : undefined
    // Both take as long.
    if (made === undefined) app.world.wait(60_000)
    refs.set('rivalMatch', made ?? `match/${'0'.repeat(32)}`)
  },
  others: fc.oneof(
    otherDeed([]).filter((deed) => !isOfRival(deed)),
    rivalDeed,
  ),
}

/** What super users alone read: of a match, and of a supplier (D7). */
const notes: Border = {
  key: 'notes',
  name: 'the notes of super users, to staff and suppliers',
  readers: ['supplier', 'staff', 'supplier2'],
  themes: ['guesses', 'ownWords'],
  identities: [{ ...second, secret: first.secret }, second],
  prepare: async ({ app, identity, refs }) => {
    await app.world.system.update({ id: refs.get('match') ?? '', fields: { matchnote: identity.secret } })
    await app.world.system.update({ id: app.places.supplier, fields: { note: identity.secret } })
  },
  others: fc.oneof(otherDeed([]), secretDeed),
}

/** All that happens around a lead (D6, D7): for staff of another space, other end-users, members, and suppliers who are not matched with it. */
const outside: Border = {
  key: 'outside',
  name: 'what happens around a lead, to who has nothing to do with it',
  readers: ['stranger', 'enduser', 'enduser2', 'member', 'supplier2'],
  themes: ['guesses', 'ownNames', 'ownWords'],
  identities,
  others: hiddenDeed,
}

/** Which dossiers are of one lead (D20.4): nothing that changes for several of them, or is said in several of them, tells it. */
const join: Border = {
  key: 'join',
  name: 'which dossiers are of one lead, to a supplier who reads them all',
  readers: ['supplier'],
  themes: ['guesses', 'ownWords'],
  identities: [second, second],
  prepare: addPairs,
  others: pairDeed,
}

/** Whether a lead that was disclosed by one dossier asks at another one too (D2.1). */
const named: Border = {
  key: 'named',
  name: 'who asks at a closed dossier, to a supplier who knows one of the two by another',
  readers: ['supplier'],
  themes: ['guesses', 'ownWords', 'unseen'],
  identities,
  isNamed: true,
  unspoken: ofAsker,
  prepare: addNamed,
  others: fc.oneof(
    otherDeed(['ownWords', 'unseen']).filter((deed) => !isOfAsker(deed)),
    { weight: 2, arbitrary: namedDeed },
  ),
  tried: readerOfNamed,
  looks: namedLooks,
}

/** What hangs in another space on what staff of this one may join (D20, D23.5). */
const spaces: Border = {
  key: 'spaces',
  name: 'what another space has of what one joins, to staff of one space',
  readers: ['staff'],
  themes: ['guesses'],
  identities: [second, second],
  prepare: addTwoOfOne,
  others: otherDeed([]),
}

/** Every border; who a lead is, is tried with these themes. */
export function borders(themes: readonly Theme[]): readonly Border[] {
  return [identityBorder(themes), rival, notes, outside, join, spaces, named]
}
