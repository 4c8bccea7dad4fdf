import { z } from 'zod'
import { typeNames } from '../types/index.ts'

/** A short reference to an item (D2.2). */
export const refAnswer = z
  .looseObject({
    _id: z.string().optional(),
    _type: z.enum(typeNames).optional(),
    name: z.string().optional(),
    avatar: z.string().optional(),
  })
  .meta({ id: 'Ref', description: 'A short reference to an item, with the properties of the edge to it.' })

/** The wire form of an item (D2.2); its own fields depend on its type. */
export const itemAnswer = z
  .looseObject({
    _id: z.string().meta({ examples: ['lead/01jqv3…'] }),
    _type: z.enum(typeNames),
    _version: z.int(),
    name: z.string().optional(),
    _parents: z.array(refAnswer).optional(),
    _owners: z.array(refAnswer).optional(),
    _members: z.array(refAnswer).optional(),
    _contacts: z.array(refAnswer).optional(),
    _sub: z.array(refAnswer).optional(),
    _tags: z.array(refAnswer).optional(),
    organisation: refAnswer.optional(),
  })
  .meta({
    id: 'Item',
    description:
      'One flat object: the fields of its type, $-properties of the edge it was reached by, and lists of references.',
  })

/** A list of items. */
export const itemsAnswer = z.array(itemAnswer)

/** What every write answers (D8.7). */
export const writtenAnswer = z
  .object({ _id: z.string(), _version: z.int() })
  .meta({ id: 'Written', description: 'The item that was written and the version it has now.' })

/** What a write answers that may change a status (D23.1). */
export const savedAnswer = z
  .looseObject({
    _id: z.string(),
    _version: z.int(),
    status: z.string().optional(),
    history: z.array(z.looseObject({ status: z.string(), date: z.string() })).optional(),
  })
  .meta({
    id: 'Saved',
    description:
      'The item that was written and the version it has now. When its status or history changed, these as the writer reads them, and the field that is named after the status.',
  })

/** Who has logged in (D19.7): never a token or a secret. */
export const userAnswer = z
  .looseObject({
    _id: z.string(),
    name: z.string(),
    username: z.string().optional(),
    email: z.string().optional(),
    role: z.string(),
    kind: z.enum(['super', 'staff', 'supplier', 'enduser', 'member']),
    organisation: refAnswer.optional(),
  })
  .meta({ id: 'User' })

/** RFC 9457, the answer of everything that is no success (D8.2). */
export const problemAnswer = z
  .object({
    type: z.string().meta({ examples: ['/problems/invalid'] }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z
      .array(
        z.object({ path: z.string().meta({ examples: ['address.zipcode'] }), code: z.string(), message: z.string() }),
      )
      .optional(),
    current: itemAnswer.optional().meta({ description: 'With 409: the item as it stands now.' }),
  })
  .meta({ id: 'Problem' })
