import { Missing, typeOfId } from '@schakel/domain'

export { idOf } from '../../http/idOf.ts'

/** The edge and the two ids in a path, each id with its slash; Missing when they are not all there (S7.9, S7.10). */
export function edgeIn(path: string): { edge: string; parent: string; child: string } {
  const [edge, parentType, parentKey, childType, childKey, ...rest] = path.split('/')
  const parent = `${parentType}/${parentKey}`
  const child = `${childType}/${childKey}`
  if (edge === undefined || rest.length > 0 || !typeOfId(parent) || !typeOfId(child)) throw new Missing()
  return { edge, parent, child }
}
