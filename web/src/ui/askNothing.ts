/** From now on nothing asks whether one stays: heard before whatever would, wherever that listens. */
export function askNothing(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
}
