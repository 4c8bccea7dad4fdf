import { type Form, isOrganisationType, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Queryable } from '../database/index.ts'
import { Params, placed, readScope } from '../read/form.ts'
import type { Plan, Written } from './plan.ts'
import { answered, type KeptReceipt } from './receipt.ts'

/** The status of an item, its history and the field of that name (D23.1), in the form in which this viewer reads them and no other. */
export async function statusTold(tx: Queryable, me: ViewerContext, id: string): Promise<object> {
  const params = new Params()
  const idParam = params.add(id)
  const scope = readScope(me, params)
  const [row] = await tx.query<{ form: Readonly<Record<string, unknown>> }>(
    `select ${placed(scope, typeOfId(id))} as form from items i where i.id = ${idParam} and ${scope.where}`,
    params.values,
  )
  return row ? statusIn(row.form) : {}
}

/**
 * The same from the plan alone, where the writer reads the row as it is kept: an organisation in full, which shows no place. Then the write
 * may be one statement.
 */
export function statusPlanned({ updates, isStatus }: Plan, id: string, form: Form): object | undefined {
  const row =
    isStatus && form === 'full' ? updates?.find((one) => one.id === id && isOrganisationType(one.type)) : undefined
  return row && statusIn(row.fields)
}

function statusIn({ status, history, ...form }: Readonly<Record<string, unknown>>): object {
  const named = typeof status === 'string' && Object.hasOwn(form, status) ? { [status]: form[status] } : {}
  return { status, history, ...named }
}

/** The version as whoever reads a limited form counts it. */
async function limitedVersion(tx: Queryable, id: string): Promise<number> {
  const [row] = await tx.query<{ version: number | null }>(
    "select (limited ->> '_version')::int as version from items where id = $1",
    [id],
  )
  return row?.version ?? 0
}

/** The answer to who wrote, of what they read now, in what is kept of it under an idempotency key too. */
export async function asRead(
  tx: Queryable,
  me: ViewerContext,
  written: Written,
  { isLimited, isStatus, receipt }: Pick<Plan, 'isStatus'> & { isLimited: boolean; receipt: KeptReceipt | undefined },
): Promise<Written> {
  if (!isLimited && !isStatus) return written
  const answer = {
    ...written,
    ...(isLimited ? { _version: await limitedVersion(tx, written._id) } : {}),
    ...(isStatus ? await statusTold(tx, me, written._id) : {}),
  }
  if (receipt) {
    await tx.query('update idempotency set answer = $3 where user_id = $1 and key = $2', [
      me.viewer._id,
      receipt.key,
      answered(answer),
    ])
  }
  return answer
}
