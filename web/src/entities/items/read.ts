import { type AnyItem, arrayOf, isObject, isTypeName, objectOf, type RefLists, typeOfId } from '@schakel/domain'

/** Whether something from the wire can be shown as an item: whole, or a reference that says who it is (D2.2). */
export function isItem(value: unknown): value is AnyItem {
  if (!isObject(value)) return false
  const { _id, _type } = value
  return typeof _id === 'string' && typeof _type === 'string' && isTypeName(_type) && typeOfId(_id) !== undefined
}

/** The name of a list of references. */
export type ListName = Exclude<keyof RefLists, 'organisation'>

/** The items of a list of references; those without an id are left out. */
export function itemsIn(item: Pick<AnyItem, ListName>, list: ListName): readonly AnyItem[] {
  return (item[list] ?? []).filter(isItem)
}

/** A field as text, or nothing when it is empty. */
export function textIn(item: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = item[field]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** A field as number. */
export function numberIn(item: Readonly<Record<string, unknown>>, field: string): number | undefined {
  const value = item[field]
  return typeof value === 'number' ? value : undefined
}

/** Whether a field is on. */
export function isOn(item: Readonly<Record<string, unknown>>, field: string): boolean {
  return item[field] === true
}

/** A group of fields, such as an address; empty when there is none. */
export function groupIn(item: Readonly<Record<string, unknown>>, field: string): Readonly<Record<string, unknown>> {
  return objectOf(item[field])
}

/** Rows of a list field, such as the tasks of a todo. */
export function rowsIn(item: Readonly<Record<string, unknown>>, field: string): Readonly<Record<string, unknown>>[] {
  return arrayOf(item[field]).filter(isObject)
}

/** The colour an item has of its own: given to it, or the pink of a woman's card (S3.4); its type's otherwise. */
export function colourIn(item: Readonly<Record<string, unknown>>): string | undefined {
  return textIn(item, 'color') ?? (textIn(item, 'gender') === 'female' ? 'roze' : undefined)
}

/** The face of an item as ItemAvatar takes it. */
export function faceOf(item: AnyItem) {
  return {
    type: item._type,
    name: textIn(item, 'name'),
    avatar: textIn(item, 'avatar'),
    color: textIn(item, 'color'),
    gender: textIn(item, 'gender'),
  }
}
