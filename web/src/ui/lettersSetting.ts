const KEY = 'schakel.shortcuts'

/** Whether single letters are shortcuts on this device: whoever speaks to the device turns them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setLettersOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch (error) {
    console.warn('Shortcuts not kept', error)
  }
}
