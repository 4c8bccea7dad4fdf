import { blindPassages } from './blindPassages.ts'
import { freshPassages } from './freshPassages.ts'
import { hospitalityPassages } from './hospitalityPassages.ts'
import { independentPassages } from './independentPassages.ts'
import { industryPassages } from './industryPassages.ts'
import { intakePassages } from './intakePassages.ts'
import { laterPassages } from './laterPassages.ts'
import { lookalikePassages } from './lookalikePassages.ts'
import { type Marked, markedIn } from './marked.ts'
import { mixedPassages } from './mixedPassages.ts'
import { moreOutsidePassages } from './moreOutsidePassages.ts'
import { namePassages } from './namePassages.ts'
import { outsidePassages } from './outsidePassages.ts'
import { plainPassages } from './plainPassages.ts'
import { publicPassages } from './publicPassages.ts'
import { requestPassages } from './requestPassages.ts'
import { sealedPassages } from './sealedPassages.ts'
import { servicePassages } from './servicePassages.ts'
import { shortPassages } from './shortPassages.ts'
import { smallPassages } from './smallPassages.ts'
import { societyPassages } from './societyPassages.ts'
import { spelledPassages } from './spelledPassages.ts'
import { spokenPassages } from './spokenPassages.ts'
import { stayPassages } from './stayPassages.ts'
import { tradePassages } from './tradePassages.ts'
import { tunedPassages } from './tunedPassages.ts'
import { unreadPassages } from './unreadPassages.ts'
import { unseenPassages } from './unseenPassages.ts'
import { untouchedPassages } from './untouchedPassages.ts'
import { variedPassages } from './variedPassages.ts'

/** What descriptions have in common is learnt from these: whoever measures the guard takes others. */
export const trainedPassages: readonly Marked[] = [
  tunedPassages,
  freshPassages,
  outsidePassages,
  moreOutsidePassages,
  unseenPassages,
  variedPassages,
  laterPassages,
  untouchedPassages,
  stayPassages,
  tradePassages,
  publicPassages,
  plainPassages,
  mixedPassages,
  requestPassages,
  namePassages,
  smallPassages,
  unreadPassages,
  spelledPassages,
  lookalikePassages,
  independentPassages,
  sealedPassages,
  blindPassages,
  industryPassages,
  societyPassages,
  hospitalityPassages,
  servicePassages,
  intakePassages,
  spokenPassages,
  // The plainest, and few: they count thrice.
  shortPassages,
  shortPassages,
  shortPassages,
].flatMap(markedIn)
