import { type FieldIssue, Invalid, type IssueCode } from '@schakel/domain'
import type { z } from 'zod'
import { Malformed } from './httpError.ts'

type ZodIssue = z.core.$ZodIssue

/** So many things that are wrong are told: nobody reads more, and each of many thousands would be a piece of an answer. */
const TOLD_MAX = 100

/** The checked body of a call: the wrong shape is malformed (400), a value outside its bounds breaks a rule (422, D8.10). */
export function checkInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, TOLD_MAX).map(fieldIssue)
  if (result.error.issues.some(isShape)) throw new Malformed(issues)
  throw new Invalid(issues)
}

function isShape(issue: ZodIssue): boolean {
  // A fraction and an endless number are numbers: they break a rule.
  if (issue.code === 'invalid_type') return issue.expected !== 'int' && issue.expected !== 'number'
  return issue.code === 'invalid_union' || issue.code === 'invalid_key'
}

function fieldIssue(issue: ZodIssue): FieldIssue {
  const path = issue.path.map(String).join('.')
  switch (issue.code) {
    case 'too_big':
      return { path, code: issue.origin === 'string' ? 'tooLong' : 'tooLarge', params: { max: Number(issue.maximum) } }
    case 'too_small':
      return { path, code: issue.origin === 'string' ? 'tooShort' : 'tooSmall', params: { min: Number(issue.minimum) } }
    case 'invalid_value':
      return { path, code: 'choice', params: { options: issue.values.filter(Boolean).join(', ') } }
    case 'invalid_type':
      return {
        path,
        code:
          issue.input === undefined
            ? (codes.get(issue.expected) ?? 'required')
            : (codes.get(issue.expected) ?? 'notText'),
      }
    case 'custom':
      return { path, code: 'notAllowed' }
    default:
      return { path, code: 'notText' }
  }
}

const codes: ReadonlyMap<string, IssueCode> = new Map(
  Object.entries({
    int: 'integer',
    number: 'number',
    string: 'notText',
    boolean: 'flag',
    array: 'list',
    object: 'object',
    record: 'object',
  }),
)
