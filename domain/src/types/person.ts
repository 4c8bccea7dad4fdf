import { date, email, flag, integer, longText, oneOf, phone, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { defineType } from './defineType.ts'
import { address, headings } from './organisationFields.ts'
import { organisationTypes, under } from './parents.ts'

/** A contact person (S3.4). */
export const person = defineType('person', {
  icon: 'user',
  colour: 'grijs',
  edge: 'CONTACTS',
  parents: under([...organisationTypes, 'dossier', 'activity'], 'CONTACTS'),
  roles: ['Contact', 'Case Manager', 'Eigenaar', 'Aanmaker', 'Leverancier', 'Eindgebruiker', 'admin'],
  autoOpen: false,
  holdsAny: true,
  taggable: true,
  timeline: ['changes'],
  screen: { sections: ['side'], links: 'free', searched: 'all', page: 'facts', isQuick: true },
  importable: true,
  fields: {
    name: text({
      required: true,
      min: NAME_MIN,
      search: 'name',
      identifies: 'name',
      import: ['volledigenaam', 'fullname', 'displayname', 'weergavenaam', 'persoon', 'naam', 'name'],
      importContact: [
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
    }),
    gender: oneOf(['male', 'female', 'unknown'], { required: true, default: 'unknown', identifies: false }),
    jobtitle: text({
      max: 120,
      search: 'other',
      identifies: false,
      import: ['jobtitel', 'rol', 'positie', 'titel', 'title'],
      importContact: ['functie', 'functiecontactpersoon', 'functietitel', 'jobtitle', 'contactjobtitle'],
    }),
    email: email({
      search: 'other',
      identifies: 'email',
      import: ['emailadreszakelijk', 'werkemail', ...headings.email],
      importContact: [
        'emailcontactpersoon',
        'emailadrescontactpersoon',
        'contactpersoonemail',
        'contactpersoonemailadres',
        'emailcontact',
        'contactpersonemail',
      ],
    }),
    phone: phone({
      search: 'other',
      identifies: 'phone',
      import: ['telefoonwerk', 'telefoonzakelijk', 'businessphone', 'workphone', ...headings.phone],
      importContact: [
        'telefooncontactpersoon',
        'telefoonnummercontactpersoon',
        'contactpersoontelefoon',
        'telefooncontact',
        'contactpersonphone',
        'contactphone',
      ],
    }),
    mobile: phone({
      search: 'other',
      identifies: 'phone',
      import: [...headings.mobile, 'mobieletelefoon', 'mobilephone', 'gsm'],
      importContact: ['mobielcontactpersoon', 'mobielnummercontactpersoon', 'contactpersoonmobiel', 'contactmobile'],
    }),
    dob: date({ birth: true, single: true, identifies: false }),
    address: address(),
    since: date({ identifies: false }),
    drinks: integer({ max: 1000, identifies: false }),
    bob: flag({ identifies: false }),
    description: longText({ search: 'other', identifies: false, import: headings.description }),
    notes: longText({ identifies: false }),
  },
  short: ['jobtitle', 'email', 'phone', 'mobile', 'gender'],
  withheld: ['notes', 'dob', 'drinks', 'bob', 'since', 'address', 'description'],
  columns: ['name', 'jobtitle', 'organisation', 'email', 'phone', 'mobile'],
})
