type Place = 'localStorage' | 'sessionStorage'

/** What this browser or this tab keeps under a name; nothing where it refuses to keep anything. */
export function keptIn(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name)
  } catch {
    return null
  }
}

/** Keeps it there, or takes it away; where storage is refused the page goes on without. */
export function keepIn(place: Place, name: string, value?: string): void {
  try {
    if (value === undefined) window[place].removeItem(name)
    else window[place].setItem(name, value)
  } catch {
    // Nothing is kept here, then or later.
  }
}
