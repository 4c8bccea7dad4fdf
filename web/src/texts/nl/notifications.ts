export const notifications = {
  title: 'Meldingen',
  bell: 'Meldingen',
  bell_unread_one: 'Meldingen, {{count}} ongelezen',
  bell_unread_other: 'Meldingen, {{count}} ongelezen',
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
  probing: {
    refused:
      'Probeerde veel vaker dan gewoonlijk iets te wijzigen dat niet mag. Zoekt deze leverancier uit wie er vraagt?',
    renamed:
      'Gaf zichzelf of zijn mensen veel vaker dan gewoonlijk een andere naam. Zoekt deze leverancier uit wie er vraagt?',
    searched: 'Zocht veel vaker dan gewoonlijk. Zoekt deze leverancier uit wie er vraagt?',
  },
  someone: 'Iemand',
  more_one: 'en nog {{count}} eerder',
  more_other: 'en nog {{count}} eerder',
} as const
