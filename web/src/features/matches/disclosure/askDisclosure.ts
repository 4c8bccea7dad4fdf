import type { AnyItem } from '@schakel/domain'
import type { ItemLog } from '@schakel/domain/calls'
import { call } from '../../../api/call.ts'
import { endOf, matchesOf } from '../../../entities/items/matchOf.ts'
import { itemsIn, textIn } from '../../../entities/items/read.ts'
import { ask, askOnce } from '../../../ui/ask.tsx'
import type { DisclosureQuestion } from './DisclosureDialog.tsx'
import { isDisclosed, isSeen } from './disclosed.ts'

/** What is about to happen: a name is disclosed, hidden again, or the match is hidden with it. */
type Deed = DisclosureQuestion['deed']

/**
 * Asks once before a supplier reads who asks, or reads it no more (D22.1): names both, what becomes readable, and what was read. `about` is
 * a match, or a dossier for all who see it. Throws ApiError.
 */
export async function askDisclosure(about: AnyItem, deed: Deed): Promise<boolean> {
  return (await askOnce(`disclosure ${about._id}`, () => question(about, deed))) ?? false
}

async function question(about: AnyItem, deed: Deed): Promise<boolean> {
  const whole = await call<AnyItem>(`/api/space/${about._id}`, { depth: 1 })
  const matches = whole._type === 'dossier' ? matchesOf(whole).filter(isSeen) : [whole]
  const leadId = whole.organisation?._id
  const [lead, log] = await Promise.all([
    leadId && deed === 'disclose' ? call<AnyItem>(`/api/space/${leadId}`, { depth: 1 }) : undefined,
    deed === 'disclose' ? undefined : call<ItemLog>('/api/log/list', { item: about._id }),
  ])
  const contacts = [...itemsIn(whole, '_contacts'), ...(lead ? itemsIn(lead, '_contacts') : [])]
  // Who knows it already is not told anew; a match that is hidden with its name is asked about as it is.
  const concerned = deed === 'disclose' ? matches.filter((match) => !isDisclosed(match)) : matches
  return ask<boolean, DisclosureQuestion>(async () => (await import('./DisclosureDialog.tsx')).DisclosureDialog, {
    deed,
    isForAll: whole._type === 'dossier',
    lead: whole.organisation?.name ?? '',
    suppliers: concerned.flatMap((match) => textIn(endOf(match, 'supplier') ?? match, 'name') ?? []),
    contacts: [...new Set(contacts.flatMap((person) => textIn(person, 'name') ?? []))],
    reads: log?.reads ?? [],
  })
}
