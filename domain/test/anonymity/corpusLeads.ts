import { identityOf, type LeadIdentity } from '../../src/anonymity/identifiers.ts'

/** The invented leads of the corpus, by the situation they are in. */
export const corpusLeads: Readonly<Record<'kassa' | 'keuken' | 'hotel' | 'museum', LeadIdentity>> = {
  kassa: identityOf({
    lead: {
      name: 'Eetcafé De Zwaluwhoeve',
      website: 'https://www.zwaluwhoeve.nl',
      email: 'info@zwaluwhoeve.nl',
      phone: '+31302345678',
      address: { street: 'Oudegracht 187-bis', zipcode: '3511 NE', city: 'Utrecht' },
    },
    contacts: [
      { name: 'Sanne van der Kolk', email: 'sanne@zwaluwhoeve.nl', mobile: '+31612345678' },
      { name: 'Bram Ouwerkerk', email: 'b.ouwerkerk@ziggo.nl' },
    ],
    users: [{ name: 'Mieke Tolsma', username: 'mtolsma' }],
  }),
  keuken: identityOf({
    lead: {
      name: 'Keukenatelier Mösterdzaad B.V.',
      website: 'https://mosterdzaad.amsterdam/',
      email: 'keuken@mosterdzaad.amsterdam',
      phone: '071-5123456',
      address: { street: 'Haarlemmerstraat 12', zipcode: '2312 DS', city: 'Leiden' },
    },
    contacts: [{ name: 'Youssef El Amrani', mobile: '06-87654321' }, { name: 'Kees de Kok' }],
  }),
  hotel: identityOf({
    lead: {
      name: "Hotel 't Wapen van Brandevoort",
      website: 'https://wapenvanbrandevoort.com',
      email: 'receptie@wapenvanbrandevoort.com',
      phone: '0492-543210',
      address: { street: 'De Plaetse 5', zipcode: '5708 ZJ', city: 'Helmond' },
    },
    contacts: [{ name: 'Jan-Willem Brouwers' }, { name: 'Fleur Max', phone: '0492 54 32 11' }],
  }),
  museum: identityOf({
    lead: {
      name: 'Stichting Museum Het Zilveren Schip',
      website: 'https://www.zilverenschip.museum',
      email: 'info@zilverenschip.museum',
      phone: '073-6877877',
      address: { street: 'Verwersstraat 41', zipcode: '5211 HT', city: "'s-Hertogenbosch" },
    },
    contacts: [{ name: 'drs. Anneke Hoogendijk' }, { name: 'Ravi Ramdas' }],
  }),
}
