import { definitionOf, type Field, type Fields, type TypeName, typeNames } from '@schakel/domain'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'

type JsonSchema = Readonly<Record<string, unknown>>

const words = wordsOf(en)

/** What may be written on each type, from its definition, so that the document of the API never lags behind it (D3). */
export function typeSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(typeNames.map((type) => [schemaName(type), schemaOfType(type)]))
}

/** The name of a type in the document. */
function schemaName(type: TypeName): string {
  return `Item.${type}`
}

function schemaOfType(type: TypeName): JsonSchema {
  const definition = definitionOf(type)
  const places = Object.entries(definition.parents).map(([parent, edges]) => `${parent} (${edges.join(', ')})`)
  return {
    type: 'object',
    description: `${words.type(type)}. Hangs under ${places.join(', ') || 'nothing'}.`,
    ...schemaOfFields(definition.fields, type),
  }
}

function schemaOfFields(fields: Fields, type?: TypeName): JsonSchema {
  const required = Object.keys(fields).filter((name) => fields[name]?.required && fields[name].default === undefined)
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    schemaOfField(field, words.field(type, name)),
  ])
  return { properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) }
}

function schemaOfField(field: Field, label: string): JsonSchema {
  const rights = field.superOnly ? ' Super users only.' : field.superWrite ? ' Written by super users only.' : ''
  const fixed = field.addOnly ? ' Fixed once it is made.' : ''
  return {
    ...shapeOf(field),
    description: `${label}.${rights}${fixed}`,
    ...(field.readOnly ? { readOnly: true } : {}),
    ...(field.writeOnly ? { writeOnly: true } : {}),
    ...(field.default !== undefined && typeof field.default !== 'function' ? { default: field.default } : {}),
  }
}

function shapeOf(field: Field): JsonSchema {
  const { kind, min, max, options, fields } = field
  switch (kind) {
    case 'integer':
    case 'money':
      return { type: 'integer', ...bounds('minimum', min), ...bounds('maximum', max) }
    case 'fraction':
      return { type: 'number', ...bounds('minimum', min), ...bounds('maximum', max) }
    case 'flag':
      return { type: 'boolean' }
    case 'object':
      return { type: 'object', ...(fields ? schemaOfFields(fields) : {}) }
    case 'list':
      return { type: 'array', ...(fields ? { items: { type: 'object', ...schemaOfFields(fields) } } : {}) }
    case 'choice':
    case 'status':
      return { type: 'string', ...(options ? { enum: options } : {}) }
    default:
      return {
        type: 'string',
        ...formats.get(kind),
        ...bounds('minLength', min || undefined),
        ...bounds('maxLength', max),
      }
  }
}

const formats: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries({
    email: { format: 'email' },
    website: { format: 'uri' },
    image: { format: 'uri-reference' },
    date: { format: 'date' },
    dateTime: { format: 'date-time' },
    password: { format: 'password' },
    richText: { contentMediaType: 'text/html' },
  }),
)

function bounds(name: string, value: number | undefined): JsonSchema {
  return value === undefined ? {} : { [name]: value }
}
