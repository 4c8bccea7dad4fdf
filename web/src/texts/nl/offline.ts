export const offline = {
  banner: 'U bent offline en kijkt naar wat u eerder zag (van {{time}})',
  bannerEmpty: 'U bent offline. Wijzigen kan weer als er verbinding is.',
  short: 'Offline, van {{time}}',
  shortEmpty: 'Offline',
  seenBefore: 'Dit kunt u nu wel lezen:',
  newVersion: 'Er is een nieuwe versie klaar.',
  refresh: 'Vernieuwen',
  device: 'Dit apparaat',
  deviceText:
    'Wat u bekijkt, kunt u zonder verbinding nog lezen. Het verdwijnt als u uitlogt, als u te lang weg bent of na zeven dagen. Zet het uit op een apparaat dat u met anderen deelt.',
  keep: 'Bewaar wat ik zag op dit apparaat',
} as const
