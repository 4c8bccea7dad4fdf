import { noteText } from './nodes.ts'
import { parseNote } from './parseNote.ts'
import type { NoteLanguage } from './questions.ts'

/** A note that says less than this begins with the template of its type (S2.36, D10). */
export const TEMPLATE_BELOW = 50

/** How much a note says: its text, tags not counted (D10). */
export function textLength(html: string): number {
  return [...noteText(parseNote(html)).trim()].length
}

interface Template {
  readonly lead: string
  readonly topics: readonly string[]
  readonly tasks: readonly string[]
}

const templates: ReadonlyMap<string, Readonly<Record<NoteLanguage, Template>>> = new Map(
  Object.entries({
    ERP: {
      nl: {
        lead: 'Waarom zoekt u nu een nieuw systeem, en wat moet er over een jaar beter gaan?',
        topics: [
          'Kassa, bestellen en betalen: ',
          'Inkoop, voorraad en recepturen: ',
          'Financiën en rapportage: ',
          'Koppelingen met wat blijft: ',
          'Planning, budget en wie meebeslist: ',
        ],
        tasks: ['Huidige contracten en looptijden opvragen', 'Vestigingen, kassa’s en gebruikers tellen'],
      },
      en: {
        lead: 'Why are you looking for a new system now, and what must be better a year from now?',
        topics: [
          'Till, ordering and payment: ',
          'Purchasing, stock and recipes: ',
          'Finance and reporting: ',
          'Links with what stays: ',
          'Planning, budget and who decides: ',
        ],
        tasks: ['Ask for current contracts and their terms', 'Count locations, tills and users'],
      },
    },
    CRM: {
      nl: {
        lead: 'Welke gasten en zakelijke relaties wilt u beter leren kennen, en waarom lukt dat nu niet?',
        topics: [
          'Reserveringen en gastprofielen: ',
          'Offertes, groepen en evenementen: ',
          'Mailings, loyaliteit en beoordelingen: ',
          'Privacy en toestemming: ',
          'Planning, budget en wie meebeslist: ',
        ],
        tasks: ['Nagaan waar gastgegevens nu staan', 'Koppelingen met kassa en reserveringen op een rij zetten'],
      },
      en: {
        lead: 'Which guests and business relations do you want to know better, and what stands in the way?',
        topics: [
          'Reservations and guest profiles: ',
          'Quotes, groups and events: ',
          'Mailings, loyalty and reviews: ',
          'Privacy and consent: ',
          'Planning, budget and who decides: ',
        ],
        tasks: ['Find out where guest data is kept now', 'List the links with till and reservations'],
      },
    },
    HRM: {
      nl: {
        lead: 'Wat kost het plannen en verlonen van uw team nu aan tijd, en waar gaat het mis?',
        topics: [
          'Roosteren en beschikbaarheid: ',
          'Urenregistratie en cao: ',
          'Verloning en toeslagen: ',
          'Instroom, verlof en verzuim: ',
          'Planning, budget en wie meebeslist: ',
        ],
        tasks: ['Aantal vaste en flexibele medewerkers opvragen', 'Afspraken met het loonkantoor nagaan'],
      },
      en: {
        lead: 'How much time do scheduling and paying your team take now, and where does it go wrong?',
        topics: [
          'Rosters and availability: ',
          'Time registration and collective agreement: ',
          'Payroll and allowances: ',
          'Onboarding, leave and absence: ',
          'Planning, budget and who decides: ',
        ],
        tasks: ['Ask for the number of permanent and flexible staff', 'Check the arrangements with the payroll office'],
      },
    },
  }),
)

/** What the note of a type of dossier begins with, as rich text (D10). */
export function templateOf(name: string, language: NoteLanguage): string {
  const template = templates.get(name)?.[language] ?? templates.get('ERP')?.[language]
  if (!template) return ''
  const topics = template.topics.map((topic) => `<li><p>${topic}</p></li>`).join('')
  const tasks = template.tasks
    .map((task) => `<li data-type="taskItem" data-checked="false"><p>${task}</p></li>`)
    .join('')
  return `<p>${template.lead}</p><ul>${topics}</ul><ul data-type="taskList">${tasks}</ul>`
}
