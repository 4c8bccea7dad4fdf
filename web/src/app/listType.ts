import { isTypeName, type TypeName } from '@schakel/domain'

/** The type in the rest of a `/card/type/{type}` address, with or without `.1`: that is the list of it (S2.10). */
export function listTypeOf(rest: string): TypeName | undefined {
  const name = /^type\/([a-z]+)(?:\.1)?\/*$/.exec(rest)?.[1]
  return name !== undefined && isTypeName(name) ? name : undefined
}
