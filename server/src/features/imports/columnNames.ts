/** The field of an organisation that a column fills, or `address.number`, which is appended to the street. */
export type ColumnField =
  | 'name'
  | 'website'
  | 'email'
  | 'phone'
  | 'address.street'
  | 'address.number'
  | 'address.zipcode'
  | 'address.city'
  | 'description'
  | 'status'
  | 'employees'
  | 'note'
  | 'tags'
  | 'kvk'
  | 'contact.name'
  | 'contact.first'
  | 'contact.infix'
  | 'contact.last'
  | 'contact.jobtitle'
  | 'contact.email'
  | 'contact.phone'

export type ImportType = 'lead' | 'supplier' | 'organisation'

/**
 * Headings as they occur in real files, Dutch and English, without blanks, signs and capitals. Order is preference: a
 * file with both `bedrijfsnaam` and `naam` usually means the contact person by the second.
 */
export const columnNames: Readonly<Record<ColumnField, readonly string[]>> = {
  name: [
    'bedrijfsnaam',
    'organisatienaam',
    'organisatie',
    'handelsnaam',
    'instellingsnaam',
    'vestigingsnaam',
    'naambedrijf',
    'naamorganisatie',
    'statutairenaam',
    'leverancier',
    'eindgebruiker',
    'bedrijf',
    'companyname',
    'organisationname',
    'organizationname',
    'organisation',
    'organization',
    'company',
    'accountname',
    'account',
    'vendor',
    'supplier',
    'businessname',
    'naam',
    'name',
    'titel',
    'title',
  ],
  website: [
    'website',
    'internetadres',
    'webadres',
    'websiteadres',
    'homepage',
    'webpagina',
    'internet',
    'site',
    'url',
    'www',
    'webaddress',
    'websiteurl',
    'web',
    'domein',
    'domain',
  ],
  email: [
    'email',
    'emailadres',
    'emailaddress',
    'mailadres',
    'emailalgemeen',
    'algemeenemail',
    'algemeenemailadres',
    'emailbedrijf',
    'mail',
    'contactemail',
  ],
  phone: [
    'telefoon',
    'telefoonnummer',
    'telefoonnr',
    'telnr',
    'tel',
    'telefoonalgemeen',
    'vastnummer',
    'phone',
    'phonenumber',
    'telephone',
    'mainphone',
    'mobiel',
    'mobielnummer',
    'mobile',
  ],
  'address.street': [
    'straat',
    'straatnaam',
    'vestigingsadres',
    'bezoekadres',
    'adres',
    'adresregel1',
    'adres1',
    'straatenhuisnummer',
    'street',
    'streetname',
    'streetaddress',
    'addressstreet',
    'addressline1',
    'address1',
    'visitingaddress',
    'address',
  ],
  'address.number': [
    'huisnummertoevoeging',
    'huisnummerentoevoeging',
    'huisnummer',
    'huisnr',
    'nummer',
    'housenumber',
    'housenr',
    'streetnumber',
  ],
  'address.zipcode': ['postcode', 'zipcode', 'zip', 'postalcode', 'addresszipcode', 'pc', 'postcodevestiging'],
  'address.city': [
    'plaats',
    'plaatsnaam',
    'vestigingsplaats',
    'woonplaats',
    'woonplaatsnaam',
    'stad',
    'city',
    'addresscity',
    'town',
    'place',
  ],
  description: [
    'omschrijving',
    'beschrijving',
    'toelichting',
    'bedrijfsomschrijving',
    'description',
    'details',
    'summary',
    'about',
  ],
  status: ['status', 'relatiestatus', 'klantstatus', 'accountstatus'],
  employees: [
    'aantalmedewerkers',
    'aantalwerknemers',
    'medewerkers',
    'werknemers',
    'personeel',
    'aantalpersoneelsleden',
    'fte',
    'aantalfte',
    'werkzamepersonen',
    'aantalwerkzamepersonen',
    'employees',
    'numberofemployees',
    'employeecount',
    'staff',
    'headcount',
  ],
  note: ['matchnotitie', 'matchnote', 'notitiematch'],
  tags: [
    'sbicode',
    'sbi',
    'hoofdsbi',
    'hoofdactiviteit',
    'branche',
    'branchecode',
    'brancheid',
    'branch',
    'branchcode',
    'industrycode',
  ],
  kvk: [
    'kvk',
    'kvknummer',
    'kvknr',
    'kamervankoophandel',
    'kamervankoophandelnummer',
    'chamberofcommerce',
    'cocnumber',
    'coc',
  ],
  'contact.name': [
    'contactpersoon',
    'contactpersoonnaam',
    'naamcontactpersoon',
    'naamcontact',
    'contactnaam',
    'contactperson',
    'contactname',
    'primarycontact',
    'contact',
  ],
  'contact.first': ['voornaam', 'firstname', 'givenname', 'contactvoornaam', 'contactfirstname'],
  'contact.infix': ['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'infix'],
  'contact.last': ['achternaam', 'lastname', 'surname', 'familyname', 'contactachternaam', 'contactlastname'],
  'contact.jobtitle': ['functie', 'functiecontactpersoon', 'functietitel', 'jobtitle', 'contactjobtitle'],
  'contact.email': [
    'emailcontactpersoon',
    'emailadrescontactpersoon',
    'contactpersoonemail',
    'contactpersoonemailadres',
    'emailcontact',
    'contactpersonemail',
  ],
  'contact.phone': [
    'telefooncontactpersoon',
    'telefoonnummercontactpersoon',
    'contactpersoontelefoon',
    'telefooncontact',
    'contactpersonphone',
    'contactphone',
  ],
}

/** Fields that only some types have; every other field is on all three. */
export const fieldsOfSome: Partial<Record<ColumnField, readonly ImportType[]>> = {
  employees: ['lead'],
  note: ['supplier'],
}
