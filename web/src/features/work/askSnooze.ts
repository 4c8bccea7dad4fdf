import { ask } from '../../ui/ask.tsx'

/** Asks until when something is put aside; nothing when that is called off. */
export function askSnooze(props: { readonly name: string }): Promise<Date | undefined> {
  return ask(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog, props)
}
