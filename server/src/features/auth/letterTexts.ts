import type { Language } from '../../http/problemTexts.ts'

interface Words {
  readonly subject: string
  readonly text: readonly string[]
  readonly small?: string
}

interface ActionWords extends Words {
  readonly button: string
}

interface Names {
  readonly brand: string
  readonly name: string
  readonly by: string
  readonly organisation: string
}

interface LetterTexts {
  readonly reset: ActionWords
  readonly invite: (names: Names) => ActionWords
  readonly confirm: ActionWords
  readonly notices: Readonly<Record<'password' | 'email' | 'factor', Words>>
}

/** What the mails about accounts say (D1.3). */
export const letterTexts: Readonly<Record<Language, LetterTexts>> = {
  nl: {
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      text: ['Iemand vroeg om een nieuw wachtwoord voor uw account. Was u dat? Kies er dan hier een.'],
      button: 'Nieuw wachtwoord kiezen',
      small:
        'De link werkt één keer, een uur lang. Vroeg u hier niet om? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
    invite: ({ brand, name, by, organisation }) => ({
      subject: `${by} nodigt u uit voor ${brand}`,
      text: [
        `${by} nodigt ${name} uit om namens ${organisation} mee te werken in ${brand}.`,
        'Kies een wachtwoord en u kunt beginnen.',
      ],
      button: 'Uitnodiging aannemen',
      small: 'De link werkt één keer, zeven dagen lang. Kent u de afzender niet? Dan kunt u deze mail weggooien.',
    }),
    confirm: {
      subject: 'Bevestig uw nieuwe e-mailadres',
      text: ['U wilt voortaan op dit adres mail ontvangen en ermee inloggen. Bevestig het hier.'],
      button: 'Adres bevestigen',
      small: 'De link werkt één keer, een dag lang. Vroeg u hier niet om? Dan kunt u deze mail weggooien.',
    },
    notices: {
      password: {
        subject: 'Uw wachtwoord is gewijzigd',
        text: [
          'Het wachtwoord van uw account is zojuist gewijzigd. Overal waar u was ingelogd, bent u uitgelogd.',
          'Een passkey blijft werken, ook zonder wachtwoord. Kijk onder Instellingen bij “Extra beveiliging” of u ze alle kent, en verwijder wat u niet kent.',
          'Was u dit niet? Vraag dan meteen een nieuw wachtwoord aan en laat het uw contactpersoon weten.',
        ],
      },
      email: {
        subject: 'Uw e-mailadres is gewijzigd',
        text: [
          'Uw account heeft een ander e-mailadres gekregen; op dit adres krijgt u geen mail meer.',
          'Was u dit niet? Laat het dan meteen uw contactpersoon weten.',
        ],
      },
      factor: {
        subject: 'De beveiliging van uw account is gewijzigd',
        text: [
          'Wat u naast of in plaats van uw wachtwoord nodig hebt om in te loggen is zojuist gewijzigd.',
          'Was u dit niet? Kies dan meteen een ander wachtwoord. Verwijder daarna onder Instellingen bij “Extra beveiliging” elke passkey die u niet kent: die werkt anders door. En laat het uw contactpersoon weten.',
        ],
      },
    },
  },
  en: {
    reset: {
      subject: 'Choose a new password',
      text: ['Someone asked for a new password for your account. Was it you? Choose one here.'],
      button: 'Choose a new password',
      small:
        'The link works once, for an hour. You did not ask for this? Then do nothing: your password stays as it is.',
    },
    invite: ({ brand, name, by, organisation }) => ({
      subject: `${by} invites you to ${brand}`,
      text: [
        `${by} invites ${name} to take part in ${brand} on behalf of ${organisation}.`,
        'Choose a password and you can begin.',
      ],
      button: 'Accept the invitation',
      small: 'The link works once, for seven days. You do not know the sender? Then throw this mail away.',
    }),
    confirm: {
      subject: 'Confirm your new e-mail address',
      text: ['You want to get mail at this address from now on, and to log in with it. Confirm it here.'],
      button: 'Confirm the address',
      small: 'The link works once, for a day. You did not ask for this? Then throw this mail away.',
    },
    notices: {
      password: {
        subject: 'Your password was changed',
        text: [
          'The password of your account was just changed. Wherever you were logged in, you are logged out.',
          'A passkey goes on working, also without a password. Look under Settings at “Extra security” whether you know them all, and remove what you do not know.',
          'This was not you? Ask for a new password at once, and tell your contact.',
        ],
      },
      email: {
        subject: 'Your e-mail address was changed',
        text: [
          'Your account has another e-mail address now; this one gets no more mail.',
          'This was not you? Tell your contact at once.',
        ],
      },
      factor: {
        subject: 'The security of your account was changed',
        text: [
          'What you need besides your password, or instead of it, to log in was just changed.',
          'This was not you? Choose another password at once. Then remove every passkey that you do not know, under Settings at “Extra security”: it goes on working otherwise. And tell your contact.',
        ],
      },
    },
  },
}
