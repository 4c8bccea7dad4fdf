import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/** Draws into the page; the login form and the app take turns in the same place. */
export function draw(node: ReactNode): void {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  root ??= createRoot(place)
  root.render(node)
}
