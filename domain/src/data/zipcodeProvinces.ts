// Made by `scripts/place-data.mjs` from GeoNames (CC BY 4.0), https://www.geonames.org: change nothing here.

/** The provinces by the letters of `provinceStarts`. */
export const provinceLetters = {
  D: 'Drenthe',
  F: 'Flevoland',
  R: 'Friesland',
  G: 'Gelderland',
  N: 'Groningen',
  L: 'Limburg',
  B: 'Noord-Brabant',
  H: 'Noord-Holland',
  O: 'Overijssel',
  U: 'Utrecht',
  E: 'Zeeland',
  Z: 'Zuid-Holland',
} as const

/** Each mark begins a range of zip codes that runs up to the next one: its first four digits, and the letter of its province. */
export const provinceStarts = `
  1000H 1309F 1381H 1391U 1394H 1396U 1398H 1426U 1428Z 1431H 2159Z 2165H 2171Z 3401U 3465Z 3467U 3625H 3626U 3651Z
  3701U 3771G 3791U 3792G 3811U 3841G 3891F 3901U 3925G 3927U 4001G 4121U 4147G 4163U 4171G 4200Z 4211G 4213Z 4214G
  4221Z 4231U 4241Z 4243U 4251B 4301E 4611B 4675E 4681B 4691E 4701B 5301G 5341B 5766L 5821B 5851L 6021B 6031L 6511G
  6584L 6601G 7411O 7439G 7441O 7705D 7707O 7741D 7771O 7811D 7946O 7948D 7951O 7957D 8011O 8051G 8055O 8071G 8101O
  8161G 8196O 8211F 8261O 8301F 8325O 8351D 8355O 8381D 8388R 8437D 8441R 9301D 9351N 9401D 9479N 9481D 9501N 9511D
  9541N 9564D 9566N 9571D 9581N 9654D 9661N 9749D 9751N 9761D 9771N 9851R 9861N 9871R 9881N`
