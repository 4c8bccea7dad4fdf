import type { FoundCompany } from '@schakel/domain/calls'
import { z } from 'zod'
import type { RegisterSettings } from '../../configServices.ts'
import { fetchJson, ServiceAway } from '../../external/fetchFrom.ts'
import { fittingRows } from '../../external/fittingRows.ts'

const BYTES_MAX = 500_000

/** A part that may be missing; null or something odd is as good as missing. */
const part = (max: number) => z.string().max(max).optional().catch(undefined)

const place = z.object({
  type: part(60),
  // Whether an address is shielded is not guessed: one that says it otherwise is left out.
  indAfgeschermd: z.string().nullish(),
  straatnaam: part(120),
  huisnummer: z
    .union([z.number().transform(String), z.string()])
    .pipe(z.string().max(10))
    .optional()
    .catch(undefined),
  huisletter: part(10),
  huisnummerToevoeging: part(10),
  postcode: part(12),
  plaats: part(80),
})
const branch = z.object({ eersteHandelsnaam: part(200), adressen: fittingRows(place).optional().catch(undefined) })
const profile = z.object({
  naam: part(200),
  statutaireNaam: part(200),
  _embedded: z
    .object({ hoofdvestiging: branch.optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

/** A business by its KvK number, as the basic profile of the trade register has it; nothing when it does not. Throws ServiceAway. */
export async function findCompany({ address, key }: RegisterSettings, kvk: string): Promise<FoundCompany | undefined> {
  const service = { origins: [new URL(address).origin], bytesMax: BYTES_MAX, headers: { apikey: key } }
  const found = await fetchJson(`${address}/${kvk}`, profile, service).catch((error: unknown) => {
    if (error instanceof ServiceAway && error.status === 404) return undefined
    throw error
  })
  const main = found?._embedded?.hoofdvestiging
  const name = main?.eersteHandelsnaam ?? found?.naam ?? found?.statutaireNaam
  if (name === undefined) return undefined
  // Whose address the register shields has asked for that, and it is given to nobody.
  const open = main?.adressen?.filter(({ indAfgeschermd }) => indAfgeschermd?.toLowerCase() !== 'ja') ?? []
  return { name, address: addressOf(open.find(({ type }) => type === 'bezoekadres')) }
}

function addressOf(found: z.output<typeof place> = {}): FoundCompany['address'] {
  const { straatnaam, huisnummer = '', huisletter = '', huisnummerToevoeging, postcode, plaats } = found
  const number = [huisnummer + huisletter, huisnummerToevoeging].filter(Boolean).join('-')
  const zipcode = postcode?.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')
  return {
    ...(straatnaam ? { street: [straatnaam, number].filter(Boolean).join(' ') } : {}),
    ...(zipcode ? { zipcode } : {}),
    ...(plaats ? { city: plaats } : {}),
  }
}
