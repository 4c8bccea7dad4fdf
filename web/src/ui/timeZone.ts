/** Where the knowledge centre is: what people plan by until they choose otherwise (D1.4). */
export const HOME_ZONE = 'Europe/Amsterdam'

let chosen = HOME_ZONE

/** The time zone in which dates are shown. */
export function timeZone(): string {
  return chosen
}

/** Chooses the time zone in which dates are shown from now on; one that this browser does not know is let pass. */
export function setTimeZone(zone: string): void {
  // To ask the browser about one takes long the first time.
  if (zone === chosen) return
  try {
    new Intl.DateTimeFormat('nl', { timeZone: zone })
    chosen = zone
  } catch (error) {
    console.warn('This browser does not know the time zone', error)
  }
}

/** Makes something once for every time zone that is shown. */
export function perZone<T>(make: (zone: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const found = made.get(chosen) ?? make(chosen)
    made.set(chosen, found)
    return found
  }
}
