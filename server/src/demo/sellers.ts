import type { Viewer } from '@schakel/domain'
import type { AnswerInput } from '@schakel/domain/calls'
import { type ShippedRow, shippedSets } from '@schakel/domain/requirements'
import { Random } from '../../../demo/random.ts'
import { choosing } from '../../../demo/texts/choosing.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { saveAnswers } from '../store/write/answers.ts'

/** A supplier of the demo that answers. */
export interface Seller {
  readonly supplier: string
  readonly name: string
}

/** What of a requirement says how it is answered. */
type Asked = Pick<ShippedRow, 'key' | 'group' | 'proof'> & { readonly knockout?: boolean | undefined }

/** Somebody who sells for a supplier; the demo gives few of them an account. */
export function storeOf(store: Store, { supplier, name }: Seller): ViewerStore {
  const viewer: Viewer = {
    _id: supplier,
    name,
    role: 'suppliers',
    kind: 'supplier',
    spaces: [],
    matchedSuppliers: [],
    organisation: { _id: supplier, _type: 'supplier', name },
  }
  return store.as(viewer)
}

/** What a supplier answers, of a share of the rows: each is better at other groups, and says the same of a row wherever it is asked. */
export function answersOf(rows: readonly Asked[], supplier: string, share: number): AnswerInput[] {
  return rows.flatMap(({ key, group, proof }): AnswerInput[] => {
    const random = new Random('answer', supplier, key)
    if (!random.chance(share)) return []
    const strength = 0.55 + 0.4 * new Random('strength', supplier, group).next()
    const roll = random.next()
    const evidence = random.chance(0.4) ? [evidenceOf(proof, random)] : []
    if (roll < strength) return [{ key, value: 'yes', evidence }]
    if (roll < strength + 0.12) return [{ key, value: 'partly', remark: random.pick(choosing.partly), evidence }]
    if (roll < strength + 0.2) return [{ key, value: 'roadmap', due: '2027-06-30' }]
    return [{ key, value: 'no' }]
  })
}

function evidenceOf(proof: Asked['proof'], random: Random): NonNullable<AnswerInput['evidence']>[number] {
  if (proof === 'reference') return { kind: 'reference', who: choosing.reference, date: '2026-03-01' }
  return random.chance(0.5) ? { kind: 'url', url: 'https://voorbeeld.example/handleiding' } : { kind: 'claim' }
}

/** Each supplier filled in part of its profile (F1.9): those that the centre works with much or little, the others a few rows. */
export async function addProfiles(store: Store): Promise<void> {
  const sellers = await store.database.query<SellerWithProfile>(
    `select i.id as supplier, i.fields ->> 'name' as name, i.fields -> 'kinds' as kinds,
        exists (select from edges e where e.child = i.id and e.edge = 'MATCH') as "isKnown"
      from items i where i.type = 'supplier' and i.deleted_at is null order by i.folded, i.id`,
  )
  for (const seller of sellers) {
    const offered = shippedSets.filter(({ kind }) => seller.kinds?.some((one) => one.kind === kind))
    const rows = new Map(offered.flatMap(({ requirements }) => requirements.map((row) => [row.key, row])))
    const random = new Random('profile', seller.name)
    const share = seller.isKnown ? random.between(20, 90) / 100 : random.between(4, 14) / 100
    // Who says no to what may not be missing leaves it out of a profile.
    const answers = answersOf([...rows.values()], seller.name, share).filter(
      ({ key, value }) => value !== 'no' || rows.get(key)?.knockout !== true,
    )
    await saveAnswers(storeOf(store, seller), seller.supplier, answers)
  }
}

interface SellerWithProfile extends Seller {
  readonly kinds: readonly { readonly kind: string }[] | null
  /** Matched before. */
  readonly isKnown: boolean
}
