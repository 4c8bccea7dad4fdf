import { z } from 'zod'
import { dossierKinds, proofKinds, REQUIREMENT_KEY, REQUIREMENT_TEXT_MAX, requirementLevels } from '../types/index.ts'
import crm from './crm.json' with { type: 'json' }
import erp from './erp.json' with { type: 'json' }
import hrm from './hrm.json' with { type: 'json' }

const inBoth = z.object({ nl: z.string().min(1), en: z.string().min(1) })

const shippedRow = z.object({
  key: z.string().regex(REQUIREMENT_KEY),
  group: z.int(),
  level: z.enum(requirementLevels),
  weight: z.int().min(1).max(5),
  proof: z.enum(proofKinds),
  knockout: z.boolean().optional(),
  nl: z.string().min(1).max(REQUIREMENT_TEXT_MAX),
  en: z.string().min(1).max(REQUIREMENT_TEXT_MAX),
  basis: z.string().optional(),
  basisChecked: z.string().nullish(),
  branches: z.array(z.string()).optional(),
})

const shippedSet = z.object({
  version: z.int().min(1),
  kind: z.enum(dossierKinds),
  name: inBoth,
  about: inBoth,
  requirements: z.array(shippedRow),
})

/** A row of a set that comes with the product. */
export type ShippedRow = z.output<typeof shippedRow>
/** A set of requirements that comes with the product, in both languages (F1.1). */
export type ShippedSet = z.output<typeof shippedSet>

/** The sets that come with the product: ERP, CRM and HRM (F1.1). A key means the same for ever; another meaning is another key. */
export const shippedSets: readonly ShippedSet[] = [erp, crm, hrm].map((set) => shippedSet.parse(set))

/** The words of a shipped row by its key, whichever set it stands in. */
export const shippedRows: ReadonlyMap<string, ShippedRow> = new Map(
  shippedSets.flatMap(({ requirements }) => requirements.map((row): [string, ShippedRow] => [row.key, row])),
)
