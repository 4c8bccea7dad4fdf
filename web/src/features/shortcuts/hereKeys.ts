/** Letters of the screen one is on; a control says its own by `aria-keyshortcuts`, and what it is for stands in the texts. */
export const hereKeys = ['e', 's', 'c', 'j'] as const
export type HereKey = (typeof hereKeys)[number]

/** The letters for which there is a control on this screen. */
export function keysHere(): readonly HereKey[] {
  return hereKeys.filter((key) => controlOf(key) !== null)
}

/** Presses the button of a letter, or gives the keyboard to its field or list. Answers whether there is one. */
export function reachHere(letter: string): boolean {
  const control = hereKeys.some((key) => key === letter) ? controlOf(letter) : null
  control?.focus()
  if (control instanceof HTMLButtonElement) control.click()
  return control !== null
}

function controlOf(letter: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${letter}"]:not(:disabled)`)
}
