/** Letters of the screen one is on; a control says its own by `aria-keyshortcuts`, and what it is for stands in the texts. */
export const hereKeys = ['e', 's', 'c', 'f', 'j'] as const
export type HereKey = (typeof hereKeys)[number]

/** The letters for which there is a control on this screen. */
export function keysHere(): readonly HereKey[] {
  return hereKeys.filter((key) => controlOf(key) !== null)
}

/** The letters that a part of this screen hears itself, and what they do, as it says in `data-keys`: `x=Tick off|s=Put aside`. */
export function ownKeysHere(): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  const said = document.querySelector<HTMLElement>('main [data-keys]')?.dataset.keys ?? ''
  return said.split('|').flatMap((one) => {
    const [keys = '', does = ''] = one.split('=')
    return does === '' ? [] : [{ keys: keys.split(' '), does }]
  })
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
