export const list = {
  title: 'Lijsten',
  status: 'Status',
  anyStatus: 'Alle statussen',
  sort: 'Volgorde',
  sorts: {
    changed: 'Laatst gewijzigd',
    created: 'Nieuwste eerst',
    name: 'Op naam',
    date: 'Laatste datum eerst',
    due: 'Eerste datum eerst',
  },
  empty: 'Nog niets in deze lijst',
  emptyText: 'Voeg iets toe, of kies een andere lijst.',
  emptyFiltered: 'Niets met deze status',
  showAll: 'Toon alle statussen',
} as const
