import type { Account } from './steps.ts'

/** The password of the accounts that D17.1 names; the others cannot log in. */
export const DEMO_PASSWORD = 'schakel-demo-2026'

/** Whose people an account belongs to: the space, a seat that the story chose, or a member organisation. */
export type Seat = 'space' | 'supplier' | 'supplier2' | 'enduser' | 'enduser2' | 'member'

export interface DemoAccount {
  readonly account: Account
  readonly name: string
  readonly username: string
  readonly email: string
  readonly role: 'admin' | 'staff' | 'suppliers' | 'endusers' | 'members'
  /** `$role` of the user in its organisation (S3.3). */
  readonly edgeRole: 'Beheerder' | 'Eigenaar' | 'Leverancier' | 'Eindgebruiker' | 'Aanmaker'
  readonly seat: Seat
  readonly canLogIn: boolean
}

/** D17.1, and two colleagues of the knowledge centre so that its work has more than one name under it. */
export const accounts: readonly DemoAccount[] = [
  seat('admin', 'Wies van der Toverlepel', 'beheer', 'admin', 'Beheerder', 'space'),
  seat('staff', 'Joris Pannenkoekstra', 'jorisp', 'staff', 'Eigenaar', 'space'),
  { ...seat('staff2', 'Noor Servetsma', 'noor.s', 'staff', 'Aanmaker', 'space'), canLogIn: false },
  { ...seat('staff3', 'Bram Dienbladstra', 'bram.d', 'staff', 'Aanmaker', 'space'), canLogIn: false },
  seat('supplier', 'Tess Kurkentrekker', 'tess.k', 'suppliers', 'Leverancier', 'supplier'),
  seat('supplier2', 'Ruben Schuimspaan', 'ruben.s', 'suppliers', 'Leverancier', 'supplier2'),
  seat('enduser', 'Femke Soeplepel', 'femke.s', 'endusers', 'Eigenaar', 'enduser'),
  seat('enduser2', 'Daan van der Vergiet', 'daan.v', 'endusers', 'Eindgebruiker', 'enduser2'),
  seat('member', 'Lotte Theedoekinga', 'lotte.t', 'members', 'Eigenaar', 'member'),
]

function seat(
  account: Account,
  name: string,
  username: string,
  role: DemoAccount['role'],
  edgeRole: DemoAccount['edgeRole'],
  place: Seat,
): DemoAccount {
  return { account, name, username, email: `${account}@schakel.example`, role, edgeRole, seat: place, canLogIn: true }
}

type Weigher = Omit<DemoAccount, 'account' | 'seat'>

/** People who weigh for who asks, beside those with an account of the demo, so that three do; they cannot log in, and are invented. */
export const weighers: Readonly<Record<'weighed' | 'decided' | 'replaced', readonly Weigher[]>> = {
  weighed: [weigher('Nina Koekenpan', 'nina.k'), weigher('Bas Schenkkan', 'bas.sch')],
  decided: [weigher('Sanne Gardeman', 'sanne.g'), weigher('Youri Pollepel', 'youri.p')],
  replaced: [
    weigher('Mila Bakplaat', 'mila.b'),
    weigher('Teun Vergietsma', 'teun.v'),
    weigher('Iris Dienblad', 'iris.d'),
  ],
}

function weigher(name: string, username: string): Weigher {
  const email = `${username}@schakel.example`
  return { name, username, email, role: 'endusers', edgeRole: 'Eindgebruiker', canLogIn: false }
}

/** The knowledge centre itself, invented. */
export const demoSpace = {
  name: 'Kenniscentrum Horeca Software',
  description:
    'Onafhankelijk kenniscentrum voor softwareselectie in de horeca en de gastvrijheid. Wij brengen de vraag van ondernemers in kaart, kennen de markt van ERP, CRM en HRM en begeleiden de keuze tot en met de invoering.',
} as const

/** Members of the knowledge centre, invented; the first is the organisation of the member account. */
export const memberOrganisations = [
  {
    name: 'Vereniging Gastvrij Voorbeeld',
    city: 'Utrecht',
    description: 'Verzonnen branchevereniging van horecaondernemers; organiseert kennisdagen over digitalisering.',
  },
  {
    name: 'Hogeschool De Proefkeuken',
    city: 'Deventer',
    description: 'Verzonnen opleiding voor hotelmanagement; studenten lopen mee met selectietrajecten.',
  },
  {
    name: 'Adviesgroep Tafelmanieren',
    city: 'Breda',
    description: 'Verzonnen adviesbureau voor bedrijfsvoering in restaurants, catering en evenementen.',
  },
] as const
