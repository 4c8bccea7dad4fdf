import { decisionInputOf } from '@schakel/domain/decision'
import type { ViewerStore } from '../../store/store.ts'
import { inviteWeighers } from '../../store/write/weighings.ts'
import { readSheet } from './readSheet.ts'
import { joinsKept } from './setup.ts'

interface Sent {
  readonly people: readonly string[]
  readonly named: boolean
}

/** Invites who weigh a dossier, by the criteria that there are now (F2.1, F2.14). Throws as `inviteWeighers`. */
export function invite(me: ViewerStore, dossier: string, sent: Sent) {
  return inviteWeighers(me, dossier, sent, async (inner) =>
    joinsKept(decisionInputOf(await readSheet(inner, dossier)).joins ?? []),
  )
}
