import { dossierKinds, Forbidden, isCentre, provinces, sizeClasses } from '@schakel/domain'
import { provinceOf, sizeClassOf } from '@schakel/domain/anonymity'
import type { RequirementRow } from '@schakel/domain/calls'
import { rowWeight } from '@schakel/domain/decision'
import {
  type FitDossier,
  type FitEnd,
  type FitRequirement,
  type FitResult,
  type FitSupplier,
  type FitTag,
  OLD_MATCH_MONTHS,
  rankSuppliers,
} from '@schakel/domain/fit'
import {
  type DossierRow,
  readFitDossier,
  readFitSuppliers,
  type SupplierRow,
  type TagRow,
} from '../../store/read/fit.ts'
import { readFitProfiles } from '../../store/read/fitProfiles.ts'
import { readRequirements, readTemplates } from '../../store/read/requirements.ts'
import type { ViewerStore } from '../../store/store.ts'

/** A ranked supplier as it goes over the wire. */
export interface RankedSupplier extends Omit<FitResult, 'supplier'> {
  readonly _id: string
  readonly _type: 'supplier'
  readonly name: string
  readonly avatar?: string
  readonly color?: string
}

/**
 * The suppliers by how well they fit a dossier, or of some suppliers those alone; for the knowledge centre, since a place in a ranking is
 * a secret (D19.10). Throws Missing, and Forbidden for others who read the dossier.
 */
export async function listFit(me: ViewerStore, id: string, only?: readonly string[]): Promise<RankedSupplier[]> {
  const dossier = await readFitDossier(me, id)
  if (!isCentre(me.viewer)) throw new Forbidden('fit')
  const asked = await readAsked(me, id, dossier.kind)
  const since = monthsBefore(me.store.settings.clock(), OLD_MATCH_MONTHS)
  const { suppliers, tags } = await readFitSuppliers(me, { kind: dossier.kind, since, only })
  const profiles = await readFitProfiles(
    me,
    asked.map(({ key }) => key),
    only,
  )
  const ranked = rankSuppliers(
    fitDossier(dossier, asked),
    suppliers.map((supplier) => fitSupplier(supplier, tags, profiles.get(supplier._id) ?? [])),
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

/** The requirements of a dossier; before it has any, those that every branche has of the published set of its kind. */
async function readAsked(me: ViewerStore, id: string, kind: string): Promise<readonly FitRequirement[]> {
  const { rows } = await readRequirements(me, id)
  const own = rows.filter(({ proposed }) => !proposed)
  if (own.length > 0) return own.map(fitRequirement)
  const { templates } = await readTemplates(me, id)
  const published = templates.find((one) => one.kind === kind)?.rows ?? []
  return published.filter(({ branches }) => (branches ?? []).length === 0).map(fitRequirement)
}

function fitRequirement(row: RequirementRow): FitRequirement {
  return { key: row.key, weight: rowWeight(row), knockout: row.knockout === true }
}

/** ISO 8601 UTC. */
function monthsBefore(now: Date, months: number): string {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before.toISOString()
}

function fitDossier(row: DossierRow, requirements: readonly FitRequirement[]): FitDossier {
  const { kind, employees, implementationDate, zipcode, tagged, matched, tags } = row
  return {
    kind: dossierKinds.find((name) => name === kind) ?? 'ERP',
    tags: fitTags(tagged, tags),
    size: sizeClassOf(employees),
    province: provinceIn(zipcode),
    requirements,
    implementationDate: implementationDate ?? undefined,
    matched,
  }
}

const ends: readonly FitEnd[] = ['won', 'match', 'lost', 'mismatch', 'dismissed']
const running: readonly string[] = ['registered', 'offered', 'reserved', 'delivered', 'meeting']

function fitSupplier(row: SupplierRow, tags: readonly TagRow[], profiles: FitSupplier['profiles']): FitSupplier {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  return {
    id: row._id,
    name: row.name,
    kinds: kindsIn(row.kinds),
    products: row.products.map(({ name, kinds }) => ({ name, kinds: kindsIn(kinds) })),
    tags: fitTags(row.tagged, tags),
    sizes: sizeClasses.filter((size) => row.sizes?.some((one) => one.size === size)),
    regions: provinces.filter((province) => row.regions?.some((one) => one.province === province)),
    province: provinceIn(row.zipcode),
    profiles,
    past: row.matches.flatMap(({ status, isComparable, count }) => {
      const end = ends.find((one) => one === status)
      return end ? [{ end, isComparable, count }] : []
    }),
    decided: { count: sum(row.matches.map((one) => one.decided)), days: sum(row.matches.map((one) => one.days)) },
    openMatches: sum(row.matches.filter(({ status }) => running.includes(status)).map(({ count }) => count)),
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
