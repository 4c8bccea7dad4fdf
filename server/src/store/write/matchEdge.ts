import { definitionOf, enteredAfter, type ItemInput, Missing, may, parseItem, startStatus } from '@schakel/domain'
import { leadAlias } from '../anonymity/alias.ts'
import type { ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { commit, WriteConflict } from './commit.ts'
import { signatureOf } from './create.ts'
import type { Loaded } from './load.ts'
import type { Link } from './patch.ts'
import { assertPictures } from './pictures.ts'
import type { Plan, Written } from './plan.ts'
import { restore } from './remove.ts'
import { reviewedIn, reviewOf } from './review.ts'
import { roleProps } from './role.ts'
import { itemRow } from './row.ts'
import { sanitiseRichText } from './sanitise.ts'
import { update } from './update.ts'

/** From either end a match is read as `$status`, `$history` and its id as `$match`: so it may be sent back as well (D19.2). */
function ofMatch({ $status, $history, $match: _match, ...props }: ItemInput): ItemInput {
  return {
    ...($status === undefined ? {} : { status: $status }),
    ...($history === undefined ? {} : { history: $history }),
    ...props,
  }
}

/** Makes a match between a dossier and a supplier (D19.2). */
export async function createMatch(
  me: ViewerContext,
  dossier: Loaded,
  supplier: Loaded,
  input: ItemInput,
): Promise<Written> {
  const { clock, defaultPrice, secret } = me.store.settings
  const now = clock()
  const definition = definitionOf('match')
  const { fields: sent, hash } = reviewedIn(input)
  const { $role, ...given } = ofMatch(sent)
  const money = { $price: defaultPrice, $license: defaultPrice, $implement: defaultPrice }
  const parsed = parseItem(
    'match',
    { ...money, ...given },
    {
      mode: 'create',
      isSuper: may(me.viewer, 'writeSuperFields'),
      now,
      sanitise: sanitiseRichText,
    },
  )
  await assertPictures(me, parsed.fields)
  if (!definition.statuses) throw new Error('a match has statuses')
  const actor = { user: signatureOf(me.viewer), mayCorrect: true }
  const choice = parsed.status?.status
  const status = startStatus(definition.statuses, choice === undefined ? undefined : { status: choice }, actor, now)
  const key = newKey()
  const id = `match/${key}`
  const at = now.toISOString()
  const fields = {
    ...parsed.fields,
    ...status.dates,
    status: status.status,
    history: status.history,
    _entered: enteredAfter('match', undefined, { fields: given }),
    _id: id,
    _type: 'match',
    _version: 1,
    _created: at,
    _changed: at,
  }
  const props = roleProps('match', 'dossier', { $role: $role ?? null })
  const plan: Plan = {
    inserts: [itemRow('match', fields, parsed.secret, [])],
    links: [
      {
        key,
        edge: 'MATCH',
        parent: dossier.id,
        child: supplier.id,
        props,
        alias: leadAlias(secret, supplier.id, dossier.id),
      },
    ],
    changes: [
      { item: id, edge: 'MATCH', kind: 'create', after: { ...fields, _dossier: dossier.id, _supplier: supplier.id } },
    ],
    touched: [id, dossier.id],
    ...(await reviewOf(me, id, { shows: parsed.fields.$visible === true, hash, at: dossier.id })),
    anonymous: [id],
  }
  return commit(me, plan, { _id: id, _version: 1 })
}

/** Changes the match of this key by what was sent to its edge (D19.2). */
export async function updateMatch(
  me: ViewerContext,
  key: string,
  { props, version }: Pick<Link, 'props' | 'version'>,
): Promise<Written> {
  const id = `match/${key}`
  const { $role: _role, _version, ...fields } = ofMatch(props)
  try {
    return await update(me, { id, fields, version })
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    // It may lie in the trash: matching the two anew takes it out again, and shows it to nobody.
    await restore(me, id, { isHidden: true })
    throw new WriteConflict()
  }
}
