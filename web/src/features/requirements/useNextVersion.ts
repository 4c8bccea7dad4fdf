import { useEffect, useState } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { type Draft, draftIn, emptyDraft } from './draft.ts'

/** The draft of the next version of a set (F1.5), kept in this browser until it is frozen or thrown away: for who made it alone. */
export function useNextVersion(dossier: string, version: number) {
  const key = `schakel.draft:${useViewer()._id}:requirements:${dossier}`
  const [draft, setDraft] = useState<Draft | undefined>(() => draftIn(read(key)))
  // Another tab changes the same draft: what is changed here next goes on top of that.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setDraft(draftIn(read(key)))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  const put = (next: Draft | undefined) => {
    setDraft(next)
    keep(key, next)
  }
  return {
    draft,
    /** Somebody else froze a version since the draft was begun. */
    isBehind: draft !== undefined && draft.version !== version,
    put,
    begin: () => put(draft ?? emptyDraft(version)),
    /** Goes on from the version that is there now. */
    goOn: () => draft && put({ ...draft, version }),
    drop: () => put(undefined),
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch (error) {
    console.warn('The draft of a version could not be kept', error)
  }
}
