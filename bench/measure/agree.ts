import { propertyOf } from '@schakel/domain'
import { askOnce } from '../load/drive.ts'
import { countIn, idsIn, type Operation } from '../operations.ts'
import type { Side } from './compare.ts'

const samples = 5

/** Holds the answers of product and floor against each other before anything is timed; throws where they differ. */
export async function checkAgreement(operation: Operation, product: Side, floor: Side): Promise<void> {
  for (let n = 0; n < samples; n += 1) {
    const mine = await askOnce(product.port, operation.product(n))
    const theirs = await askOnce(floor.port, operation.bare(n))
    if (operation.same === 'counts') {
      const [left, right] = [countIn(mine), countIn(theirs)]
      if (!(right > 0) || left !== right)
        throw new Error(`${operation.name}: the product counts ${left} and the floor ${right}`)
      continue
    }
    const [left, right] = [idsIn(mine), idsIn(theirs)]
    if (right.length === 0 || left.length === 0) throw new Error(`${operation.name}: nothing was answered`)
    if (operation.same === 'ids' && left.join() !== right.join())
      throw new Error(`${operation.name}: the product answers ${left.join(' ')}\nand the floor ${right.join(' ')}`)
    if (operation.kind === 'write' && typeof propertyOf(mine, '_version') !== 'number')
      throw new Error(`${operation.name}: the product answers ${JSON.stringify(mine)}`)
  }
}
