import { useEffect, useRef, useState } from 'react'
import { firstWrong } from './firstWrong.ts'
import { focusInput, focusInto } from './inputId.ts'
import type { ItemForm } from './useItemForm.ts'

/** Where one is in a form: the tab that is open, and the input that has the keyboard. */
export function useFormPlace(form: ItemForm) {
  const place = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState(form.tabs[0]?.name)
  const [focus, setFocus] = useState<string>()

  // The dialog looked for its first input when there was none yet: the item was still to come. Where there was one, not before the
  // dialog itself: who is quick would be taken back to where they began.
  useEffect(() => {
    const soon = setTimeout(() => focusInto(place.current?.querySelector('[data-autofocus]')))
    return () => clearTimeout(soon)
  }, [])

  useEffect(() => {
    if (focus === undefined) return
    focusInput(focus)
    setFocus(undefined)
  }, [focus])

  return {
    place,
    tab: tab ?? '',
    setTab,
    /** Goes to the first input that is not right. */
    toWrong() {
      const wrong = firstWrong(form)
      if (wrong?.tab) setTab(wrong.tab)
      setFocus(wrong?.input)
    },
  }
}
