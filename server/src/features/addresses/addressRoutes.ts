import { Missing } from '@schakel/domain'
import { addressCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { ServiceAway } from '../../external/fetchFrom.ts'
import { countAsking } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { TooMany } from '../../http/httpError.ts'
import { serve } from '../../http/serve.ts'
import { findCompany } from './findCompany.ts'
import { findStreet } from './findStreet.ts'
import { placeOfZipcode } from './placeOfZipcode.ts'

/** What one person may ask services outside in a quarter of an hour. */
const ASKED_MOST = 60

/** What follows from a zip code, a house number or a number of the trade register, for who fills in a form (D4.1, D15). */
export function addressRoutes(app: FastifyInstance, context: Context): void {
  const { store, config } = context

  serve(app, context, addressCalls.complete, async ({ viewer, body: { zipcode, number } }) => {
    const city = placeOfZipcode(zipcode)
    if (number === undefined || !config.addressSearch) return city === undefined ? {} : { city }
    try {
      await countAsking(store, 'address', viewer._id, ASKED_MOST)
      const found = await findStreet(config.addressSearch, zipcode, number)
      return { street: found.street, city: found.city ?? city }
    } catch (error) {
      // The city stands here, whatever becomes of the street.
      if (city !== undefined && (error instanceof ServiceAway || error instanceof TooMany)) return { city }
      throw error
    }
  })

  serve(app, context, addressCalls.company, async ({ viewer, body: { kvk } }) => {
    if (!config.register) throw new Missing('company')
    await countAsking(store, 'company', viewer._id, ASKED_MOST)
    const found = await findCompany(config.register, kvk)
    if (!found) throw new Missing('company')
    return found
  })
}
