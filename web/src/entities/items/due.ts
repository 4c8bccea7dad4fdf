import type { AnyItem } from '@schakel/domain'
import { isOn, textIn } from './read.ts'

/** Whether a todo should have been done by now. */
export function isLate(todo: AnyItem, now = new Date()): boolean {
  const due = textIn(todo, 'due')
  return due !== undefined && !isOn(todo, 'done') && Date.parse(due) < now.getTime()
}
