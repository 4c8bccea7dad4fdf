import { bell } from './bell.ts'

export const notifications = {
  ...bell,
  title: 'Meldingen',
  none: 'U bent helemaal bij',
  noneText: 'Hier leest u wie u noemt, welke berichten u krijgt, welke status verandert en wat u nog moet doen.',
  allRead: 'Alles gelezen',
  read: 'Gelezen',
  readOf: 'Meldingen over {{name}} gelezen',
  unread: 'ongelezen',
  mention: '{{name}} noemde u',
  message: 'Bericht van {{name}}',
  messageNew: 'Nieuw bericht',
  status: 'Status is nu {{status}}',
  statusBy: '{{name}} zette de status op {{status}}',
  due: 'Moet {{when}} klaar zijn',
  late: 'Had {{when}} klaar moeten zijn',
  reminder: 'U wilde hieraan herinnerd worden',
  answers: {
    changed_one: '{{count}} eis is gewijzigd: {{rows}}',
    changed_other: '{{count}} eisen zijn gewijzigd: {{rows}}',
    reopened_one: 'U kunt {{count}} eis opnieuw beantwoorden: {{rows}}',
    reopened_other: 'U kunt {{count}} eisen opnieuw beantwoorden: {{rows}}',
    half: 'De termijn om te antwoorden is half om: tot en met {{due}}',
    most: 'De termijn om te antwoorden is bijna om: tot en met {{due}}',
    over: 'De termijn om te antwoorden eindigde op {{due}}',
  },
  weigh: {
    invited: 'U bent gevraagd mee te wegen',
    again: 'Uw weging is nog niet ingediend',
    still: 'Er wordt nog op uw weging gewacht',
  },
  probing: {
    refused:
      'Probeerde veel vaker dan gewoonlijk iets te wijzigen dat niet mag. Zoekt deze leverancier uit wie er vraagt?',
    renamed:
      'Gaf zichzelf of zijn mensen veel vaker dan gewoonlijk een andere naam. Zoekt deze leverancier uit wie er vraagt?',
    searched: 'Zocht veel vaker dan gewoonlijk. Zoekt deze leverancier uit wie er vraagt?',
  },
  happened_one: 'Er gebeurde iets dat u volgt',
  happened_other: 'Er gebeurden {{count}} dingen',
  someone: 'Iemand',
  more_one: 'en nog {{count}} eerder',
  more_other: 'en nog {{count}} eerder',
} as const
