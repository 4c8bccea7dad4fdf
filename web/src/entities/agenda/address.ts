import { isIsoDay } from '@schakel/domain'

export const agendaViews = ['month', 'week', 'day', 'list'] as const
export type AgendaView = (typeof agendaViews)[number]

/** What the address says of the agenda: today, and the view that fits the screen, when it says nothing. */
export interface AgendaAddress {
  readonly view?: AgendaView
  readonly day?: string
}

/** Reads the address; what is no view or no day is left out. */
export function readAgendaAddress(query: Record<string, unknown>): AgendaAddress {
  const view = agendaViews.find((name) => name === query.view)
  const { day } = query
  return { ...(view ? { view } : {}), ...(isIsoDay(day) ? { day } : {}) }
}
