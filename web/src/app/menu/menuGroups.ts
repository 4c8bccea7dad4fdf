import { may, type TypeName, type ViewerKind } from '@schakel/domain'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { type Destination, destinationsOf, type MenuGroup, menuGroups } from '../../entities/screens/screens.ts'

/** Under which heading the list of a type stands. */
const groupOfType: Readonly<Record<TypeName, MenuGroup>> = {
  lead: 'relations',
  supplier: 'relations',
  organisation: 'relations',
  person: 'relations',
  dossier: 'work',
  match: 'work',
  todo: 'work',
  comment: 'work',
  message: 'work',
  decision: 'work',
  weighing: 'work',
  answer: 'work',
  activity: 'knowledge',
  software: 'knowledge',
  file: 'knowledge',
  tag: 'knowledge',
  template: 'knowledge',
  requirement: 'knowledge',
  space: 'manage',
  user: 'manage',
}

/** What stands under a heading for somebody: lists of types, screens, and whether they may look as somebody else. */
export interface MenuPart {
  readonly group: MenuGroup
  readonly types: readonly TypeName[]
  readonly screens: readonly Destination[]
  readonly looksAs: boolean
}

/** The menu of this kind of viewer; a heading with nothing under it is left out. */
export function menuOf(kind: ViewerKind, searched: readonly TypeName[]): readonly MenuPart[] {
  const types = [...searched, 'match' as const].filter(
    (type) => type !== 'message' && (type !== 'user' || !may({ kind }, 'listUsers')),
  )
  return menuGroups
    .map((group) => ({
      group,
      types: types.filter((type) => groupOfType[type] === group),
      screens: destinationsOf(kind).filter((one) => one.group === group),
      looksAs: group === 'manage' && isCentreKind(kind),
    }))
    .filter(({ types: lists, screens, looksAs }) => lists.length > 0 || screens.length > 0 || looksAs)
}
