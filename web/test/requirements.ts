import type { RequirementRow, RequirementSet, RequirementTemplate } from '@schakel/domain/calls'

/** A requirement of the tests; what a test does not talk about is filled in. */
export function aRow(key: string, fields: Partial<RequirementRow> = {}): RequirementRow {
  return {
    _id: `requirement/00${key.toLowerCase().replace('-', '')}`,
    _version: 1,
    key,
    group: 105,
    nl: `Eis ${key}`,
    en: `Requirement ${key}`,
    level: 'must',
    weight: 3,
    proof: 'demo',
    ...fields,
  }
}

/** The set of a dossier, not frozen, as staff read it. */
export function aSet(rows: readonly RequirementRow[], fields: Partial<RequirementSet> = {}): RequirementSet {
  return {
    parent: 'dossier/00dossier',
    version: 0,
    mayEdit: true,
    mayFreeze: true,
    mayPropose: false,
    rows: [...rows],
    ...fields,
  }
}

/** As staff read it once it is frozen. */
export function aFrozenSet(rows: readonly RequirementRow[], fields: Partial<RequirementSet> = {}): RequirementSet {
  return aSet(rows, { version: 1, frozenAt: '2026-11-02T09:00:00.000Z', mayEdit: false, ...fields })
}

export function aTemplate(
  kind: 'ERP' | 'CRM' | 'HRM',
  rows: readonly RequirementRow[],
  version = 1,
): RequirementTemplate {
  return {
    _id: `template/00${kind.toLowerCase()}${version}`,
    name: `Eisen aan ${kind}`,
    kind,
    version,
    rows: [...rows],
  }
}
