import type { FigureName } from './figures.ts'

/** What the figures are called, on the screen and in an export (D1.3, D11.2). */
export const figureWords: Readonly<Record<'nl' | 'en', Readonly<Record<FigureName, string>>>> = {
  nl: {
    count: 'Aantal',
    pending: 'In behandeling',
    delivered: 'Geleverd',
    match: 'Match',
    mismatch: 'Mismatch',
    won: 'Gewonnen',
    lost: 'Verloren',
    users: 'Gebruikers',
    amount: 'Bedrag',
    cost: 'Kosten leads',
    price: 'Prijs dossiers',
  },
  en: {
    count: 'Count',
    pending: 'Pending',
    delivered: 'Delivered',
    match: 'Match',
    mismatch: 'Mismatch',
    won: 'Won',
    lost: 'Lost',
    users: 'Users',
    amount: 'Amount',
    cost: 'Cost of leads',
    price: 'Price of dossiers',
  },
}
