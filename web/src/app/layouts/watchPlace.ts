import type { QueryClient } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { held } from '../../api/leaving.ts'
import { isSeeing } from '../../api/seeing.ts'
import { forgetSeen } from '../../api/seen.ts'
import type { ViewerUser } from '../../api/types.ts'
import { onFrame } from '../../entities/live/liveSocket.ts'
import { isSameReadScope } from '../../features/offline/kept.ts'

interface Place {
  readonly viewer: ViewerUser
  readonly cache: QueryClient
  /** Calls whenever one is at another page of the app; answers how to stop. */
  readonly onPage: (listener: () => void) => () => void
  /** One is told, and may load the page anew. */
  readonly tell: () => void
  readonly reload: () => void
}

/**
 * Notices that one has another role or place by now than the page was drawn for: its menus, its rights and what it keeps are of before.
 * It is loaded anew where nothing is lost by it: at the next page one goes to, unless something is still being sent.
 */
export function watchPlace({ viewer, cache, onPage, tell, reload }: Place): () => void {
  // Of whom one looks as nothing is heard.
  if (isSeeing()) return () => undefined
  let stopPages: (() => void) | undefined
  let isStopped = false
  const look = async () => {
    if (stopPages) return
    const { user } = await get<{ user: ViewerUser }>('/api/auth/user')
    if (isStopped || stopPages || isSameReadScope(viewer, user)) return
    // What was read in the other role goes, and nothing more is kept under it.
    void forgetSeen()
    stopPages = onPage(() => {
      if (cache.isMutating() === 0 && held.size === 0) reload()
    })
    tell()
  }
  // Where no answer comes, it is asked again at the next word.
  const stopFrames = onFrame('reload', () => void look().catch(() => undefined))
  return () => {
    isStopped = true
    stopFrames()
    stopPages?.()
  }
}
