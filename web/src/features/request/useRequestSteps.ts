import { useEffect, useState } from 'react'
import { firstWrong, partsOn, wrongOn } from '../../entities/forms/firstWrong.ts'
import { focusInput, inputId } from '../../entities/forms/inputId.ts'
import type { ItemForm } from '../../entities/forms/useItemForm.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { addressIn, partsOf, refuse } from './sendRequest.ts'

/** The steps of a request: which tab is open, and what is lacking before one may go on or send (D18). */
export function useRequestSteps(form: ItemForm) {
  const { t } = useTranslation('requesting')
  const words = useWords()
  const [tab, setTab] = useState(form.tabs[0]?.name ?? '')
  const [focus, setFocus] = useState<string>()
  /** What is said to be lacking, in words. */
  const [lack, setLack] = useState<string>()

  useEffect(() => {
    if (focus === undefined) return
    focusInput(focus)
    setFocus(undefined)
  }, [focus])

  const at = form.tabs.findIndex(({ name }) => name === tab)
  const isLast = at === form.tabs.length - 1
  const goToTab = (name: string) => {
    setLack(undefined)
    setTab(name)
  }
  const go = (step: 1 | -1) => goToTab(form.tabs[at + step]?.name ?? tab)

  /** On to the next tab, once there is nothing wrong with this one; else what is, at the first of it. */
  function next(): void {
    const shown = form.tabs[at]
    if (!shown) return
    const wrong = wrongOn(form, shown)
    const [first] = wrong
    if (first) {
      for (const { at: there, path } of wrong) form.dispatch({ do: 'leave', part: there.part.id, path })
      const names = new Set(wrong.map(({ at: there, path }) => words.field(there.part.type, path)))
      setLack(t('missing', { fields: [...names].join(', ') }))
      setFocus(inputId(first.at.part.id, first.path))
    } else if (shown.name === 'contacts' && partsOn(form, shown).length === 0) setLack(t('contactNeeded'))
    else if (shown.name !== 'contacts' || hasAddress()) go(1)
  }

  /** Whether there is an address that the confirmation can go to; where there is none that is said at its input. */
  function hasAddress(): boolean {
    const parts = partsOf(form)
    const [first] = parts.contacts
    if (!first || addressIn(parts) !== '') return true
    refuse(form, first, { email: t('emailNeeded') })
    goTo({ tab: 'contacts', input: inputId(first.part.id, 'email') })
    return false
  }

  function goTo(wrong: ReturnType<typeof firstWrong>): void {
    if (wrong?.tab) setTab(wrong.tab)
    setFocus(wrong?.input)
  }

  /** What must be there besides what each field asks for. */
  function isLacking(): boolean {
    const parts = partsOf(form)
    const [first] = parts.contacts
    if (!first) {
      setLack(t('contactNeeded'))
      setTab('contacts')
    } else if (parts.dossiers.length === 0) {
      setLack(t('dossierNeeded'))
      setTab('request')
    } else if (form.isValid) return !hasAddress()
    else {
      form.dispatch({ do: 'try' })
      setLack(t('notYet'))
      goTo(firstWrong(form))
    }
    return true
  }

  return { tab, at, isLast, lack, setLack, go, goToTab, next, isLacking }
}
