import type { Context } from '../../http/context.ts'
import type { Language } from '../../http/problemTexts.ts'
import { mailOf } from '../../mail/letter.ts'
import type { Mail } from '../../store/mail/mails.ts'

interface Words {
  readonly subject: string
  readonly text: readonly string[]
  readonly button: string
  readonly small: string
  readonly path: string
}

/** What mail programs make a link of. */
const LINK = /[:@]|\/\/|\S\.\S/

/** A name as it may stand in a mail to whoever was filled in: somebody outside typed it, and it leads nowhere. */
function shown(name: string, instead: string): string {
  return LINK.test(name) ? instead : name
}

const letters: Readonly<Record<Language, (names: { organisation: string; kind: string }) => Words>> = {
  nl: ({ organisation, kind }) => ({
    subject: 'Bevestig uw aanvraag',
    text: [
      `Fijn dat u bij ons terechtkomt met de aanvraag van ${shown(organisation, 'uw organisatie')} voor ${kind}-software.`,
      'Bevestig de aanvraag met de knop hieronder. Daarna gaan we ermee aan de slag en nemen we contact met u op.',
    ],
    button: 'Aanvraag bevestigen',
    small:
      'De link werkt één keer, drie dagen lang. Deed u geen aanvraag? Dan hoeft u niets te doen: zonder bevestiging wordt alles weer gewist.',
    path: '/aanvraag',
  }),
  en: ({ organisation, kind }) => ({
    subject: 'Confirm your request',
    text: [
      `Thank you for coming to us with the request of ${shown(organisation, 'your organisation')} for ${kind} software.`,
      'Confirm the request with the button below. After that we set to work and get in touch with you.',
    ],
    button: 'Confirm the request',
    small:
      'The link works once, for three days. You made no request? Then do nothing: without confirmation everything is wiped.',
    path: '/en/request',
  }),
}

/** The mail that asks to confirm a request, in the name of the knowledge centre (D18). */
export function requestLetter(
  { config }: Context,
  language: Language,
  { to, key, ...names }: { to: string; key: string; organisation: string; kind: string },
): Mail {
  const { path, button, ...words } = letters[language](names)
  const url = `${config.publicUrl}${path}?key=${key}`
  const { publicUrl, publicBrandName } = config
  return mailOf({ ...words, button: { label: button, url } }, { to, brand: publicBrandName, language, publicUrl })
}
