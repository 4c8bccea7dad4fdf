export const links = {
  to: 'Koppel “{{name}}”',
  search: 'Waaraan koppelen?',
  placeholder: 'Zoek op naam…',
  change: 'Iets anders kiezen',
  edge: 'Soort koppeling',
  edgeUnder: 'Bij {{edge}} van “{{name}}”',
  role: 'Rol',
  open: 'Meteen openstellen voor de ander',
  openHint: 'Met datum en uw naam in de historie van de koppeling.',
  showsContact_one:
    '{{supplier}} leest de kaart van {{person}} dan helemaal: naam, telefoon en e-mail, en ook waar {{person}} bij hoort.',
  showsContact_other:
    '{{supplier}} lezen de kaart van {{person}} dan helemaal: naam, telefoon en e-mail, en ook waar {{person}} bij hoort.',
  showsPeople_one:
    'Hierdoor helemaal leesbaar voor {{supplier}}: de kaart van {{count}} contactpersoon, met naam, telefoon en e-mail, en waar die bij hoort.',
  showsPeople_other:
    'Hierdoor helemaal leesbaar voor {{supplier}}: de kaarten van {{count}} contactpersonen, met naam, telefoon en e-mail, en waar zij bij horen.',
  readersUnknown: 'Er kon niet worden nagegaan welke leveranciers dit dan lezen. Probeer het zo nog eens.',
  submit: 'Koppelen',
  linked: '“{{child}}” is gekoppeld aan “{{parent}}”',
  notYet: 'Kies eerst waaraan u wilt koppelen',
  searching: 'Bezig met zoeken',
  found: 'Gevonden',
  typeMore: 'Typ minstens {{count}} tekens',
  none: 'Niets gevonden voor “{{term}}”',
  nothing: 'Hier valt voor u niets te koppelen',
} as const
