/** The letters of the provinces in what is made here. */
const letters = {
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
}
const letterOf = Object.fromEntries(Object.entries(letters).map(([letter, name]) => [name, letter]))

/** Zip codes that the source puts in a province far from all around them: they follow their neighbours. */
const misplaced = new Set(['1234', '1954', '5217', '7146', '9999'])

/** The files of `domain/src/data` and of the server, by their path, from the text of `demo/data/places.csv`. */
export function placeFiles(csv) {
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  return {
    'domain/src/data/placeNames.ts': placeNames(rows),
    'domain/src/data/zipcodeProvinces.ts': zipcodeProvinces(rows),
    'server/src/features/addresses/zipcodePlaces.ts': zipcodePlaces(rows),
  }
}

const header =
  '// Made by `scripts/place-data.mjs` from GeoNames (CC BY 4.0), https://www.geonames.org: change nothing here.\n'

function placeNames(rows) {
  const names = [...new Set(rows.map(([, place]) => place))].sort()
  return `${header}const names = \`
${filled(names.join(' | '))}\`

/** Names of the places of the zip code table, as they are written. */
export const placeNames: readonly string[] = names.split('|').map((name) => name.replace(/\\s+/g, ' ').trim())
`
}

function zipcodeProvinces(rows) {
  const starts = startsOf(rows.filter(([zipcode]) => !misplaced.has(zipcode)))
  const table = Object.entries(letters).map(([letter, name]) => `  ${letter}: '${name}',\n`)
  return `${header}
/** The provinces by the letters of \`provinceStarts\`. */
export const provinceLetters = {
${table.join('')}} as const

/** Each mark begins a range of zip codes that runs up to the next one: its first four digits, and the letter of its province. */
export const provinceStarts = \`
${filled(starts.join(' '))}\`
`
}

/** Numbers that are not in use take the province of the range before them; of two provinces one code has that of the next code. */
function startsOf(rows) {
  const byCode = new Map()
  for (const [zipcode, , province] of rows) byCode.set(zipcode, [...(byCode.get(zipcode) ?? []), letterOf[province]])
  const codes = [...byCode.keys()].sort()
  const starts = []
  let last
  for (const [at, code] of codes.entries()) {
    const [first, ...others] = byCode.get(code)
    const next = byCode.get(codes[at + 1]) ?? []
    const letter = [first, ...others].find((one) => next.includes(one)) ?? first
    if (letter !== last) starts.push(`${starts.length === 0 ? '1000' : code}${letter}`)
    last = letter
  }
  return starts
}

function zipcodePlaces(rows) {
  const byPlace = new Map()
  for (const [code, place] of placeOfCodes(rows.filter(([zipcode]) => !misplaced.has(zipcode))))
    byPlace.set(place, [...(byPlace.get(place) ?? []), Number(code)])
  const lines = [...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([place, codes]) => `${place} ${ranges(codes)}`)
  return `${header}
/** A place and the first four digits of its zip codes, single ones and ranges; a bar between two places. */
export const zipcodePlaces = \`
${filled(lines.join(' | '))}\`
`
}

/**
 * The place of each code. Of several, the one that has the codes on both sides, else the one in the province around it: the source puts some
 * at the other end of the country. Where that tells no one of them, as of two villages beside each other, the code is left out.
 */
function placeOfCodes(rows) {
  const byCode = Map.groupBy(rows, ([zipcode]) => zipcode)
  const codes = [...byCode.keys()].sort()
  return codes.flatMap((code, at) => {
    const around = [codes[at - 1], codes[at + 1]].flatMap((one) => byCode.get(one) ?? [])
    const isBetween = ([zipcode, place]) =>
      [-1, 1].every((step) => byCode.get(String(Number(zipcode) + step))?.some((row) => row[1] === place))
    const isAround = ([, , province]) => around.some((row) => row[2] === province)
    const all = byCode.get(code)
    const found = [all, all.filter(isBetween), all.filter(isAround)]
      .map((some) => [...new Set(some.map(([, place]) => place))])
      .find((places) => places.length === 1)
    return found ? [[code, found[0]]] : []
  })
}

function ranges(codes) {
  const found = []
  for (const code of codes.sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else found.push([code, code])
  }
  return found.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ')
}

/** Words in lines of at most 120 characters, two blanks in. */
function filled(text) {
  const lines = ['']
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > 118) lines.push('')
    lines.push(`${lines.pop()} ${word}`)
  }
  return lines.map((line) => ` ${line}`).join('\n')
}
