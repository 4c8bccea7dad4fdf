export const live = {
  connected: 'Weer verbonden en bijgewerkt',
  disconnected: 'Even geen verbinding…',
  reconnectError: 'Geen verbinding: dit kan ouder zijn',
  retry: 'Nu proberen',
  here: 'Kijkt ook: {{names}}',
  hereMore: 'Kijken ook: {{names}} en nog {{count}}',
  changed: 'Dit is zojuist door iemand anders gewijzigd',
  changedText: 'Wat u hebt ingevuld staat er nog. Kies wat er moet blijven staan.',
  keepMine: 'Mijn versie houden',
  takeTheirs: 'Die van de ander nemen',
  merge: 'Per veld kiezen',
  gone: 'Dit is zojuist door iemand anders verwijderd of is niet meer voor u zichtbaar',
} as const
