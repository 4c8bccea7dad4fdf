import type { AnyItem, TypeName } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { type HiddenLine, hiddenLines } from './hidden.ts'

interface Answers {
  readonly own: AnyItem
  /** Nothing where it does not exist for them. */
  readonly theirs: AnyItem | undefined
}

/** What of an item the impersonated person does not get, and why. */
export function useHidden(id: string) {
  const { kind } = useViewer()
  const { data, error, refetch } = useQuery({ queryKey: ['seeAs', id], queryFn: () => bothAnswers(id) })
  const lines: readonly HiddenLine[] = data?.theirs ? hiddenLines({ ...data, theirs: data.theirs, kind }) : []
  return { data, error, refetch, lines }
}

async function bothAnswers(id: string): Promise<Answers> {
  const path = `/api/space/${id}`
  const [own, theirs] = await Promise.all([
    call<AnyItem>(path, { depth: 1 }, { asMyself: true }),
    call<AnyItem>(path, { depth: 1 }).catch((error: unknown) => {
      if (isApiError(error, 404)) return undefined
      throw error
    }),
  ])
  return { own, theirs }
}

const typesOfLists: ReadonlyMap<string, TypeName> = new Map(
  Object.entries({
    _contacts: 'person',
    _comments: 'comment',
    _sub: 'comment',
    _files: 'file',
    _matches: 'match',
    _todos: 'todo',
    _activities: 'activity',
    _dossiers: 'dossier',
    _tags: 'tag',
    _software: 'software',
  }),
)

/** What a field or a list is called. */
export function useHiddenLabel(type: TypeName): (name: string) => string {
  const { t } = useTranslation('seeAs')
  const words = useWords()
  return (name) => {
    if (name === '_parents' || name === '_owners' || name === '_members' || name === 'organisation') {
      return t(`lists.${name}`)
    }
    if (name === 'province' || name === 'size') return t(name)
    const listed = typesOfLists.get(name)
    if (listed) return words.type(listed, 2)
    // What is named after a status is when it was reached (S4.5).
    const status = words.status(type, name)
    return status === name ? words.field(type, name) : status
  }
}
