import { call } from '../../api/call.ts'
import { isSeeing } from '../../api/seeing.ts'
import { type ColorScheme, setColorScheme } from '../../ui/colorScheme.ts'

/** Chooses a look for this device, and for the next one on which one logs in. */
export function keepTheme(theme: ColorScheme): void {
  setColorScheme(theme)
  if (isSeeing()) return
  // Here it counts already; elsewhere it is chosen again.
  call('/api/settings/save', { theme }).catch((error: unknown) => console.warn('The look was not kept', error))
}
