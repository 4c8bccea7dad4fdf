import { z } from 'zod'

/** A list without the rows that do not fit: one that the service has odd spoils no others. Where none fits it speaks another language (D15). */
export function fittingRows<T>(row: z.ZodType<T>) {
  return z.array(z.unknown()).transform((rows, { addIssue }) => {
    const fitting = rows.flatMap((one) => {
      const { success, data } = row.safeParse(one)
      return success ? [data] : []
    })
    if (rows.length > 0 && fitting.length === 0) addIssue('no row fits')
    return fitting
  })
}
