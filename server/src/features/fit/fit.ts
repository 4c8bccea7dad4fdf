import { dossierKinds, Forbidden, isCentre, provinces, sizeClasses } from '@schakel/domain'
import { provinceOf, sizeClassOf } from '@schakel/domain/anonymity'
import { type FitDossier, type FitResult, type FitSupplier, type FitTag, rankSuppliers } from '@schakel/domain/fit'
import {
  type DossierRow,
  readFitDossier,
  readFitSuppliers,
  type SupplierRow,
  type TagRow,
} from '../../store/read/fit.ts'
import type { ViewerStore } from '../../store/store.ts'

/** A ranked supplier as it goes over the wire. */
export interface RankedSupplier extends Omit<FitResult, 'supplier'> {
  readonly _id: string
  readonly _type: 'supplier'
  readonly name: string
  readonly avatar?: string
  readonly color?: string
}

/** The suppliers by how well they fit a dossier; for the knowledge centre alone, since a place in a ranking is a secret (D19.10). */
export async function listFit(me: ViewerStore, id: string): Promise<RankedSupplier[]> {
  const dossier = await readFitDossier(me, id)
  if (!isCentre(me.viewer)) throw new Forbidden('fit')
  const { suppliers, tags } = await readFitSuppliers(me)
  const ranked = rankSuppliers(
    fitDossier(dossier),
    suppliers.map((supplier) => fitSupplier(supplier, tags)),
  )
  const byId = new Map(suppliers.map((supplier) => [supplier._id, supplier]))
  return ranked.flatMap(({ supplier, ...result }) => {
    const row = byId.get(supplier)
    if (!row) return []
    const { _id, name, avatar, color } = row
    return [
      { _id, _type: 'supplier' as const, name, ...(avatar ? { avatar } : {}), ...(color ? { color } : {}), ...result },
    ]
  })
}

function fitDossier({ kind, employees, zipcode, tagged, matched, tags }: DossierRow): FitDossier {
  return {
    kind: dossierKinds.find((name) => name === kind) ?? 'ERP',
    tags: fitTags(tagged, tags),
    size: sizeClassOf(employees),
    province: provinceIn(zipcode),
    matched,
  }
}

function fitSupplier(row: SupplierRow, tags: readonly TagRow[]): FitSupplier {
  const count = (...statuses: readonly string[]) =>
    statuses.reduce((sum, status) => sum + (row.outcomes[status] ?? 0), 0)
  return {
    id: row._id,
    name: row.name,
    kinds: kindsIn(row.kinds),
    products: row.products.map(({ name, kinds }) => ({ name, kinds: kindsIn(kinds) })),
    tags: fitTags(row.tagged, tags),
    sizes: sizeClasses.filter((size) => row.sizes?.some((one) => one.size === size)),
    regions: provinces.filter((province) => row.regions?.some((one) => one.province === province)),
    province: provinceIn(row.zipcode),
    past: {
      won: count('won'),
      match: count('match'),
      lost: count('lost'),
      mismatch: count('mismatch'),
      dismissed: count('dismissed'),
    },
    openMatches: count('registered', 'offered', 'reserved', 'delivered', 'meeting'),
    capacity: row.capacity,
    accepts: row.accepts !== false,
  }
}

function kindsIn(rows: readonly { readonly kind: string }[] | null): (typeof dossierKinds)[number][] {
  return dossierKinds.filter((kind) => rows?.some((row) => row.kind === kind))
}

function fitTags(tagged: readonly string[], tags: readonly TagRow[]): FitTag[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]))
  return tagged.flatMap((id) => {
    const tag = byId.get(id)
    return tag ? [{ id, name: tag.name, ancestors: ancestorsOf(tag, byId) }] : []
  })
}

function ancestorsOf(tag: TagRow, byId: ReadonlyMap<string, TagRow>): string[] {
  const found: string[] = []
  for (let up = tag.parent; up !== null && !found.includes(up); up = byId.get(up)?.parent ?? null) found.push(up)
  return found
}

function provinceIn(zipcode: string | null): string | undefined {
  return zipcode === null ? undefined : provinceOf(zipcode)
}
