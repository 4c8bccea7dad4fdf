import { activity } from './activity.ts'
import { answer } from './answer.ts'
import { comment } from './comment.ts'
import { decision } from './decision.ts'
import type { FieldsOf, TypeDefinition, TypeName } from './defineType.ts'
import { dossier } from './dossier.ts'
import { file } from './file.ts'
import { lead } from './lead.ts'
import { match } from './match.ts'
import { message } from './message.ts'
import { organisation } from './organisation.ts'
import { under } from './parents.ts'
import { person } from './person.ts'
import { requirement } from './requirement.ts'
import { software } from './software.ts'
import { space } from './space.ts'
import { supplier } from './supplier.ts'
import { tag } from './tag.ts'
import { template } from './template.ts'
import { todo } from './todo.ts'
import { user } from './user.ts'
import { weighing } from './weighing.ts'

/** The registry: every type there is (D3). A new type is its file and its name here. */
export const types = {
  lead,
  supplier,
  organisation,
  person,
  dossier,
  match,
  todo,
  activity,
  comment,
  message,
  file,
  software,
  tag,
  space,
  user,
  template,
  requirement,
  answer,
  weighing,
  decision,
} as const satisfies Record<TypeName, TypeDefinition>

/** Whether a text names a type. */
export function isTypeName(text: string): text is TypeName {
  return Object.hasOwn(types, text)
}

/** All type names, in the order of the add button. */
export const typeNames = Object.keys(types).filter(isTypeName)

/** What hangs anywhere, with the parents that follow: each type that says that it holds it (D3). */
function withParents(definition: TypeDefinition): TypeDefinition {
  if (!definition.hangsAnywhere) return definition
  const holding = typeNames.filter((type) => types[type].holdsAny)
  return { ...definition, parents: { ...under(holding, definition.edge), ...definition.parents } }
}

const definitions = new Map(typeNames.map((type) => [type, withParents(types[type])]))

/** The definition of a type, seen as any definition. */
export function definitionOf(type: TypeName): TypeDefinition {
  return definitions.get(type) ?? types[type]
}

/** What a list of a type can be filtered by as its status (D8.3): its statuses, or `open` and `done` where a flag stands for them (D5). */
export function statusFilters(type: TypeName): readonly string[] {
  const { statuses, doneField } = definitionOf(type)
  return statuses ? Object.keys(statuses.entries) : doneField === undefined ? [] : ['open', 'done']
}

/** Whether what happened to an item of this type, and to what hangs under it, is read as one stream (D6). */
export function hasTimeline(type: TypeName): boolean {
  return definitionOf(type).timeline?.includes('own') ?? false
}

/** The type in an id `{type}/{key}`, or nothing when it is no id of ours (D2.1). */
export function typeOfId(id: string): TypeName | undefined {
  const slash = id.indexOf('/')
  const type = id.slice(0, slash)
  return slash > 0 && isTypeName(type) && /^[A-Za-z0-9_-]{1,64}$/.test(id.slice(slash + 1)) ? type : undefined
}

/** The kept fields of an item of a type. */
export type TypeFields<T extends TypeName> = FieldsOf<(typeof types)[T]>

export { ANSWER_REMARK_MAX, EVIDENCE_MAX } from './answer.ts'
export * from './closedLists.ts'
export { COST_LINES_MAX, COST_MONTHS_MAX } from './costLines.ts'
export type { FieldsOf, FormTab, OnScreen, TypeDefinition, TypeName } from './defineType.ts'
export * from './edgeFields.ts'
export * from './edges.ts'
export { isOrganisationType, isPersonType, organisationTypes, personTypes } from './parents.ts'
export * from './requirement.ts'
export { CRITERIA_MAX, SCENARIOS_MAX, WEIGHERS_MAX, type WeighingSetup, weighingSetup } from './weighingSetup.ts'
