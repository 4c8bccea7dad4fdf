import { isObject } from '@schakel/domain'
import { type Call, calls } from '@schakel/domain/calls'
import fc from 'fast-check'
import { z } from 'zod'
import { climbing, naughtyStrings, scriptVectors } from './hostileText.ts'

/** Anything that JSON can say, and more often what programs stumble over. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughtyStrings, ...scriptVectors) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    [],
    {},
    [[]],
    [null],
    { length: -1 },
    { toString: 'x' },
    '\u0000',
    '\ud800',
  ),
  fc.constantFrom<unknown>(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, '1e400', '0x10', '١٢'),
  fc.constantFrom(
    '2026-02-30',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** What there is to fill in: ids, and words. */
interface Hands {
  readonly ids: readonly string[]
  readonly words: readonly string[]
}

/** What a schema of the contract asks for, with something else in its place now and then. */
function inputOf(schema: unknown, hands: Hands, depth = 0): fc.Arbitrary<unknown> {
  if (!isObject(schema) || depth > 4) return anything
  const often = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: anything })
  const { enum: options, anyOf, type, properties, items, const: only } = schema
  if (Array.isArray(options)) return often(fc.constantFrom(...options))
  if (only !== undefined) return often(fc.constant(only))
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one) => inputOf(one, hands, depth + 1)))
  if (type === 'string')
    return often(fc.oneof(fc.constantFrom(...hands.ids), fc.constantFrom(...hands.words), fc.string()))
  if (type === 'integer' || type === 'number') return often(fc.integer({ min: -3, max: 300 }))
  if (type === 'boolean') return often(fc.boolean())
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return often(fc.array(inputOf(items, hands, depth + 1), { maxLength: 4 }))
  if (isObject(properties) && Object.keys(properties).length > 0) {
    const model = Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => name !== 'token')
        .map(([name, value]) => [name, inputOf(value, hands, depth + 1)]),
    )
    return often(fc.record(model, { requiredKeys: [] }))
  }
  if (type === 'object') return often(fieldsOf(hands))
  return anything
}

/** Fields of items by their names, with anything in them. */
function fieldsOf({ ids, words }: Hands): fc.Arbitrary<unknown> {
  const names = [
    '_id',
    '_type',
    'name',
    'text',
    'case',
    'status',
    'history',
    'address',
    'phone',
    'email',
    'website',
    'dob',
    'date',
    'due',
  ]
  const more = [
    'tasks',
    'kinds',
    'planning',
    'users',
    'employees',
    'price',
    'color',
    'avatar',
    '_owners',
    '_to',
    '_version',
    '$role',
    '$visible',
  ]
  const value = fc.oneof(
    anything,
    fc.constantFrom(...ids),
    fc.constantFrom(...words),
    fc.constantFrom('lead', 'person', 'todo', 'tag', 'offered', '12'),
  )
  return fc.dictionary(fc.oneof(fc.constantFrom(...names, ...more), fc.string({ maxLength: 8 })), value, { maxKeys: 6 })
}

/** The body of a call, as its contract describes it and as it does not. */
export function bodyOf(call: Call, hands: Hands): fc.Arbitrary<unknown> {
  return inputOf(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any', reused: 'inline' }), hands)
}

/** A request to a call, as its contract describes it and as it does not. */
export function requestOf(call: Call, ids: readonly string[]): fc.Arbitrary<{ path: string; body: unknown }> {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids, 'MEMBERS', 'MATCH', 'OWNERS') },
    fc.constantFrom(...climbing),
    fc.constantFrom(...naughtyStrings).map((text) => encodeURIComponent(text)),
  )
  const holes = call.path.match(/\{\w+\}/g) ?? []
  const path = fc.array(part, { minLength: holes.length, maxLength: holes.length }).map((parts) => {
    let filled = call.path
    for (const [index, hole] of holes.entries()) filled = filled.replace(hole, () => parts[index] ?? '')
    return filled
  })
  return fc.record({ path, body: bodyOf(call, { ids, words: naughtyStrings }) })
}

/** Every call, but for those that would send the tester away. */
export const fuzzedCalls: readonly Call[] = calls.filter(({ path }) => path !== '/api/auth/logout')
