import { agenda } from '../agenda.ts'
import { auth } from '../auth.ts'
import { images } from '../images.ts'
import { offline } from '../offline.ts'
import { privacy } from '../privacy.ts'
import { seeAs } from '../seeAs.ts'
import { settings } from '../settings.ts'

/** What the settings says, beside the words of the first screens. */
export const texts = { agenda, auth, images, offline, privacy, seeAs, settings }
