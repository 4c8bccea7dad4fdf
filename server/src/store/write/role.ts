import { Invalid, rolesUnder, type TypeName } from '@schakel/domain'

/** The role on an edge: as given when the type allows it there, else the default (D3). */
export function roleProps(
  type: TypeName,
  parent: TypeName,
  edge: Readonly<Record<string, unknown>>,
): { $role?: string } {
  const allowed = rolesUnder(type, parent)
  const role = edge.$role ?? allowed[0]
  if (role === undefined) return {}
  if (typeof role !== 'string' || !allowed.includes(role))
    throw Invalid.of('$role', 'role', { options: allowed.join(', ') })
  return { $role: role }
}
