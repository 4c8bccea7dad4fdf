import type { FoundCompany } from '@schakel/domain/calls'
import { z } from 'zod'
import type { RegisterSettings } from '../../configServices.ts'
import { fetchJson, ServiceAway } from '../../external/fetchFrom.ts'

const BYTES_MAX = 500_000

const place = z.object({
  type: z.string().optional(),
  indAfgeschermd: z.string().optional(),
  straatnaam: z.string().max(120).optional(),
  huisnummer: z.coerce.string().max(10).optional(),
  huisletter: z.string().max(10).optional(),
  huisnummerToevoeging: z.string().max(10).optional(),
  postcode: z.string().max(12).optional(),
  plaats: z.string().max(80).optional(),
})
const profile = z.object({
  naam: z.string().max(200).optional(),
  statutaireNaam: z.string().max(200).optional(),
  _embedded: z
    .object({
      hoofdvestiging: z
        .object({ eersteHandelsnaam: z.string().max(200).optional(), adressen: z.array(place).max(20).optional() })
        .optional(),
    })
    .optional(),
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
