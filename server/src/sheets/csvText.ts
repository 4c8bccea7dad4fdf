import { pipeline, Readable } from 'node:stream'
import { type Options, stringify } from 'csv-stringify'

/**
 * Rows as CSV, written while they are read (D17.2): who stops reading stops the reading of the rows too, and who reads hears what went
 * wrong with them. It may go wrong before anybody reads; unheard then it would end the server.
 */
export function csvText(rows: AsyncIterable<readonly unknown[]>, options: Options): Readable {
  return pipeline(Readable.from(rows), stringify({ ...options, quote_record_delimiter: true }), () => undefined)
}
