import type { disclosure as nl } from '../nl/disclosure.ts'
import type { SameKeys } from '../sameKeys.ts'
import { onCard } from './onCard.ts'

export const disclosure: SameKeys<typeof nl> = {
  ...onCard.disclosure,
  title: {
    disclose: 'Disclose the name?',
    conceal: 'No longer disclose the name?',
    hide: 'No longer show the request?',
  },
  willRead_one: '{{suppliers}} will see that this request comes from {{lead}}, and will read:',
  willRead_other: '{{suppliers}} will see that this request comes from {{lead}}, and will read:',
  nobodyYet:
    'No supplier sees this request yet. Whoever sees it later sees at once that it comes from {{lead}}, and reads:',
  readsCard: 'the card: name, address, website, phone and e-mail',
  readsContacts: 'the contacts with their details: {{contacts}}',
  readsContactsLater: 'the contacts with their details, once there are any',
  readsText: 'the request without blotted out words',
  alsoLater: 'This also holds for every supplier to whom you show this request later.',
  cannotUndo: 'What has been read cannot be taken back. You and the end-user see in the history who did this and when.',
  hasRead_one: '{{suppliers}} has read whose request this is:',
  hasRead_other: '{{suppliers}} could read whose request this is:',
  hasNotRead_one: '{{suppliers}} has not read yet whose request this is.',
  hasNotRead_other: 'Nobody has read yet whose request this is.',
  thenAnonymous_one: 'From now on {{suppliers}} reads the anonymous request again. What was read stays read.',
  thenAnonymous_other: 'From now on they read the anonymous request again. What was read stays read.',
  thenNothing_one: 'From now on {{suppliers}} sees nothing of this request. What was read stays read.',
  thenNothing_other: 'From now on they see nothing of this request. What was read stays read.',
  do: { disclose: 'Disclose the name', conceal: 'Hide the name', hide: 'No longer show' },
  all: 'Name disclosed to whoever sees this request',
  allOn: 'Every supplier who sees this request sees whose it is',
  allOff: 'Below you decide for each supplier who sees the name',
}
