import { noteStartedAlone } from '../api/away.ts'
import { isSeeing } from '../api/seeing.ts'
import { wasLoggedInAs } from '../entities/viewer/otherTab.ts'
import { noteWho } from '../entities/viewer/whoIsHere.ts'
import { isKeeping } from '../features/offline/choice.ts'
import { isAway } from '../features/offline/keeper.ts'
import { startKeeping } from '../features/offline/keeping.ts'
import { mayLookAlone } from '../features/offline/kept.ts'
import { openSeenStore } from '../features/offline/seenStore.ts'
import type { LoadApp } from './startApp.tsx'

/** Shows the app with what its last reader saw here, when the server did not say who this is because it cannot be reached; answers whether it did. */
export async function startOffline(error: unknown, loadApp: LoadApp): Promise<boolean> {
  if (!isAway(error) || isSeeing() || !isKeeping()) return false
  const owner = await (await openSeenStore())?.owner()
  if (!owner || !mayLookAlone(owner, Date.now()) || !wasLoggedInAs(owner.viewer._id)) return false
  const { viewer, config } = owner
  noteWho(viewer._id)
  noteStartedAlone()
  await (await loadApp()).startApp({
    viewer,
    config,
    onCache: (cache) => void startKeeping(cache, { viewer, config }),
  })
  return true
}
