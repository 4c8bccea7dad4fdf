import { fold } from '@schakel/domain'
import type { Random } from './random.ts'
import type { PersonFields } from './steps.ts'

/** Everyday first names with a kitchen drawer for a surname: nobody will take them for real people. */
const women = [
  'Sanne',
  'Lotte',
  'Femke',
  'Noor',
  'Tess',
  'Iris',
  'Roos',
  'Fleur',
  'Merel',
  'Jasmijn',
  'Elif',
  'Samira',
  'Fatima',
  'Anouk',
  'Marieke',
  'Hanneke',
  'Wilma',
  'Ingrid',
  'Joke',
  'Priya',
  'Naomi',
  'Esra',
  'Lieke',
  'Maud',
  'Saar',
  'Yara',
]
const men = [
  'Daan',
  'Bram',
  'Ruben',
  'Joris',
  'Thijs',
  'Lars',
  'Sven',
  'Koen',
  'Pim',
  'Stijn',
  'Mehmet',
  'Youssef',
  'Omar',
  'Jeroen',
  'Marco',
  'Henk',
  'Gerard',
  'Kees',
  'Wouter',
  'Ravi',
  'Milan',
  'Emre',
  'Teun',
  'Gijs',
  'Sem',
  'Noud',
]
const surnames = [
  'Pannenkoekstra',
  'Soeplepel',
  'van der Vergiet',
  'Kurkentrekker',
  'Schuimspaan',
  'Servetsma',
  'Dienbladstra',
  'Theedoekinga',
  'van den Pollepel',
  'Deegroller',
  'Garnalenboer',
  'Kaasschaafsma',
  'van der Suikerpot',
  'Tafelkleed',
  'Bordenwasser',
  'Kruidenrekker',
  'van Ovenwant',
  'Stamppotma',
  'Flessenrekje',
  'de Mosterdpot',
  'Vaatwasserman',
  'Botervloot',
  'van Koekenpan',
  'Broodplankstra',
  'Theelepeltje',
  'de Garde',
  'Spatelaar',
  'van der Bierviltje',
  'Knoflookpers',
  'Gehaktbalstra',
  'Ijsschepper',
  'van de Menukaart',
  'Roerbakker',
  'Saladebakema',
  'de Peperstrooier',
  'Krentenbolsma',
  'van Lunchpakket',
  'Poffertjesma',
  'Schenkkan',
  'Wafelijzer',
  'van der Roerei',
  'Citroenpers',
  'Fondue',
  'Gebaksbordje',
  'de Haardoek',
  'Mixerman',
  'Rasperij',
  'van Taartschep',
  'Zoutvaatje',
  'Wijnrekkers',
]

const jobs = {
  lead: [
    'Eigenaar',
    'Bedrijfsleider',
    'General manager',
    'Hoofd receptie',
    'F&B-manager',
    'Controller',
    'Hoofd personeelszaken',
    'Keukenchef',
    'Officemanager',
    'Manager revenue en reserveringen',
    'Hoofd marketing',
    'ICT-coördinator',
    'Directeur',
  ],
  supplier: [
    'Accountmanager Benelux',
    'Consultant',
    'Salesmanager',
    'Partnermanager',
    'Implementatieconsultant',
    'Customer success manager',
  ],
  space: ['Selectieadviseur', 'Case manager', 'Projectleider kennisdagen', 'Relatiebeheerder'],
} as const

export type Employer = keyof typeof jobs

/** An invented person of a lead, a supplier or the knowledge centre; `index` keeps names and numbers apart (D17.1). */
export function inventPerson(random: Random, employer: Employer, organisation: string, index: number): PersonFields {
  const gender = random.pick(['female', 'male', 'female', 'male', 'unknown'] as const)
  const first = random.pick(gender === 'female' ? women : gender === 'male' ? men : [...women, ...men])
  // Walking through the surnames by a number without common factor keeps equal full names far apart.
  const last = surnames[(index * 17) % surnames.length] ?? 'Voorbeeld'
  return {
    name: `${first} ${last}`,
    gender,
    jobtitle: random.pick(jobs[employer]),
    email: `${mailPart(first)}.${mailPart(last)}@${hostOf(organisation)}.example`,
    phone: `+31200${String(100_000 + index).slice(-6)}`,
    ...(random.chance(0.7) ? { mobile: `+31600${String(100_000 + index).slice(-6)}` } : {}),
    ...(random.chance(0.5)
      ? { dob: `${random.between(1962, 2001)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}` }
      : {}),
    ...(random.chance(0.6) ? { since: `${random.between(2008, 2023)}-${two(random.between(1, 12))}-01` } : {}),
    ...(random.chance(0.4) ? { drinks: random.between(0, 3), bob: random.chance(0.25) } : {}),
  }
}

function mailPart(name: string): string {
  return fold(name).replace(/[^a-z]/g, '')
}

function hostOf(organisation: string): string {
  const host = fold(organisation)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return host || 'voorbeeld'
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
