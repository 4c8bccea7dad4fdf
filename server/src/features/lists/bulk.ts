import {
  DomainError,
  Invalid,
  type ItemInput,
  optionalText,
  type Statused,
  typeOfId,
  unenteredOf,
  unlessMissing,
  wayBack,
} from '@schakel/domain'
import { type BulkAnswer, listCalls } from '@schakel/domain/calls'
import type { z } from 'zod'
import { idOf } from '../../http/idOf.ts'
import { problemText } from '../../http/problem.ts'
import type { Language } from '../../http/problemTexts.ts'
import type { EdgeEnd } from '../../store/read/linked.ts'
import type { ViewerStore } from '../../store/store.ts'
import { answerAlso, partOnce } from '../../store/write/receipt.ts'
import { retryStale } from '../../store/write/retryStale.ts'

type BulkBody = z.output<typeof listCalls.bulk.body>
type Done = BulkAnswer['done'][number]
type Refused = BulkAnswer['refused'][number]

const parseDone = (answer: unknown): Done => listCalls.bulk.answer.shape.done.element.parse(answer)

/** Items that are worked on at the same time: each write waits for the disk, and not for the others. */
const AT_ONCE = 4

/** Does the same to many items, each in a transaction of its own, and says what was refused and why. */
export async function bulk(me: ViewerStore, body: BulkBody, language: Language): Promise<BulkAnswer> {
  const work = await workOf(me, body)
  const ids = [...new Set(body.items ? body.items.map(({ _id }) => _id) : (body.ids ?? []))]
  const answers: (Done | Refused)[] = []
  const workOn = async (these: readonly (readonly [number, string])[]) => {
    const next = these.values()
    // Each takes the next one from the same row.
    const turn = async () => {
      for (const [index, id] of next)
        answers[index] = await partOnce(me, id, parseDone, () => work(id)).catch((error: unknown) =>
          refusal(me, id, error, language),
        )
    }
    await Promise.all(Array.from({ length: AT_ONCE }, turn))
  }
  let left = [...ids.entries()]
  for (let before = Number.POSITIVE_INFINITY; left.length > 0 && left.length < before; ) {
    before = left.length
    await workOn(left)
    // What came before its place was refused, and comes once that is there (D2.5).
    left = body.restore ? left.filter(([index]) => isRefused(answers[index])) : []
  }
  return {
    done: answers.filter((answer): answer is Done => !isRefused(answer)),
    refused: answers.filter(isRefused),
  }
}

function isRefused(answer: Done | Refused | undefined): answer is Refused {
  return answer !== undefined && 'code' in answer
}

type Work = (id: string) => Promise<Done>

async function workOf(me: ViewerStore, body: BulkBody): Promise<Work> {
  const { props, items, link, unlink } = body
  if (props) return (id) => change(me, id, props, body.reason ?? undefined)
  if (items) {
    const byId = new Map(items.map((item) => [item._id, item]))
    return async (id) => {
      const { props: fields = {}, _version: version } = byId.get(id) ?? {}
      const written = await me.update({ id, fields, version })
      return { _id: written._id, _version: written._version }
    }
  }
  if (link) {
    const end = { ...link, to: idOf(link.to) }
    const had = await me.linked(body.ids ?? [], end)
    return async (id) => {
      const told = { _id: id, isNew: !had.has(id) }
      answerAlso(told)
      // An edge that was there keeps its properties: an undo takes away the new ones alone.
      const props = told.isNew ? (link.props ?? {}) : {}
      return { ...(await me.link({ ...endsOf(id, end), props })), ...told }
    }
  }
  if (unlink) {
    return async (id) => {
      answerAlso({ _id: id })
      return { ...(await me.unlink(endsOf(id, { ...unlink, to: idOf(unlink.to) }))), _id: id }
    }
  }
  if (body.remove) return (id) => me.remove(id)
  return (id) => me.restore(id)
}

function endsOf(id: string, { edge, to, as }: EdgeEnd) {
  return as === 'parent' ? { edge, parent: id, child: to } : { edge, parent: to, child: id }
}

/** Changes fields of one item and tells what they were. A status with a reason stands in its history as if it was chosen on its card. */
async function change(me: ViewerStore, id: string, props: ItemInput, reason: string | undefined): Promise<Done> {
  return retryStale(async () => {
    const item: Record<string, unknown> & Partial<Statused> = JSON.parse(await me.read(id, 0))
    const isStatus = typeof props.status === 'string'
    const history = item.history ?? []
    const entry = { status: props.status, description: reason }
    const fields = isStatus && reason ? { ...props, history: [...history, entry] } : props
    const names = [...Object.keys(props), ...(isStatus ? ['history'] : [])]
    const type = typeOfId(id)
    const before = {
      ...Object.fromEntries(names.map((name) => [name, item[name] ?? null])),
      ...(typeof props.status === 'string' && item.history
        ? backTo(item, props.status, me.store.settings.clock())
        : {}),
      ...(type === undefined ? {} : unenteredOf(type, item, names)),
    }
    answerAlso({ before })
    // What somebody wrote meanwhile would be lost to an undo: the version tells.
    const version = typeof item._version === 'number' ? item._version : undefined
    const { _id, _version } = await me.update({ id, fields, version })
    return { _id, _version, before }
  })
}

/** A plan that is let in by it is gone: sent back it would be read as when the new entry happened (D5.2). */
function backTo({ status = '', history = [] }: Partial<Statused>, chosen: string, now: Date) {
  return { history: wayBack({ status, history }, chosen, now).back.history }
}

const codes = ['missing', 'forbidden', 'invalid', 'stale'] as const

async function refusal(me: ViewerStore, id: string, error: unknown, language: Language): Promise<Refused> {
  const code = error instanceof DomainError ? codes.find((name) => name === error.code) : undefined
  if (code === undefined) throw error
  const issues = error instanceof Invalid ? error.issues : undefined
  const { title, errors }: Pick<Refused, 'title' | 'errors'> = JSON.parse(
    problemText(code, { status: 422, language, issues }),
  )
  // What lies in the trash is not read, and what was refused of it holds up no other.
  const name = code === 'missing' ? undefined : await nameOf(me, id).catch(unlessMissing)
  return { _id: id, code, title, ...(name === undefined ? {} : { name }), ...(errors ? { errors } : {}) }
}

async function nameOf(me: ViewerStore, id: string): Promise<string | undefined> {
  const item: { readonly name?: unknown } = JSON.parse(await me.read(id, 0))
  return optionalText(item.name)
}
