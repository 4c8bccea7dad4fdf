import { createContext, use } from 'react'
import type { ViewerUser } from '../../api/types.ts'

export const ViewerContext = createContext<ViewerUser | undefined>(undefined)

/** Who has logged in. Only for what is drawn inside the app, where somebody always has. */
export function useViewer(): ViewerUser {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('useViewer is for screens behind the login')
  return viewer
}
