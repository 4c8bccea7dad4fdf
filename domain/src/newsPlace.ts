import { type TypeName, typeOfId } from './types/index.ts'

interface NewsTab {
  readonly type: TypeName
  readonly kind: string
  readonly tab: string
  /** The part of the tab where it is done; none where that is all of it. */
  readonly part?: string
}

const tabs: readonly NewsTab[] = [
  { type: 'match', kind: 'answers', tab: 'answers' },
  { type: 'match', kind: 'requirements', tab: 'answers' },
  { type: 'dossier', kind: 'weigh', tab: 'weighing', part: 'round' },
]

/**
 * Where news of an item is read, or what is to do about it is done, as the address of a card has it after `/card/`: its page, or the tab for it
 * when there is one thing to tell: the answers of a match that are asked (F1.14), the weighing of a dossier to which one was invited (F2.14).
 */
export function newsPlace(item: string, kinds: readonly string[]): string {
  const [first, ...others] = kinds
  const tab = tabs.find(({ type, kind }) => type === typeOfId(item) && kind === first)?.tab
  return tab !== undefined && others.every((kind) => kind === first) ? `${item}/${tab}` : item
}

/** The part of the screen at such a place where it is done; nothing where that is all of it. */
export function newsPart(place: string): string | undefined {
  return tabs.find(({ tab }) => place.endsWith(`/${tab}`))?.part
}
