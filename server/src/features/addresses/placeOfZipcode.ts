import { zipcodePlaces } from './zipcodePlaces.ts'

let places: ReadonlyMap<string, string> | undefined

/** The place of a Dutch zip code (`1012 AB`), by its four digits; nothing for one that no place has, such as that of a post box. */
export function placeOfZipcode(zipcode: string): string | undefined {
  places ??= read(zipcodePlaces)
  return places.get(zipcode.slice(0, 4))
}

/** Between two bars stand a place and its codes, single ones and ranges: `Amsterdam 1011-1019 1021`. */
function read(table: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const entry of table.split('|')) {
    const [, place = '', codes = ''] = /^(.+?) (\d{4}[\d -]*)$/.exec(entry.replace(/\s+/g, ' ').trim()) ?? []
    for (const range of codes.split(' ')) {
      const [first = '', last = first] = range.split('-')
      for (let code = Number(first); code <= Number(last); code += 1) found.set(String(code), place)
    }
  }
  return found
}
