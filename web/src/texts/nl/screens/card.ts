import { card } from '../card.ts'
import { files } from '../files.ts'
import { history } from '../history.ts'
import { map } from '../map.ts'
import { messages } from '../messages.ts'
import { onCard } from '../onCard.ts'
import { printing } from '../printing.ts'
import { tabs } from '../tabs.ts'
import { tags } from '../tags.ts'

/** What the page of an item says, beside the words of the first screens. */
export const texts = { ...onCard, card, files, history, map, messages, printing, tabs, tags }
