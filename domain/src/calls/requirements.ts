import { z } from 'zod'
import {
  dossierKinds,
  proofKinds,
  REQUIREMENT_GROUP_MAX,
  REQUIREMENT_GROUP_MIN,
  REQUIREMENT_KEY,
  REQUIREMENT_TEXT_MAX,
  REQUIREMENTS_MAX,
  requirementLevels,
} from '../types/index.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, versionInput } from './inputs.ts'

const group = 'requirements'
const key = z.string().max(20).regex(REQUIREMENT_KEY)

const parts = {
  key: z.string(),
  group: z.int().meta({ description: 'A list value of D10, 105 to 123.' }),
  nl: z.string().optional(),
  en: z.string().optional(),
  level: z.enum(requirementLevels),
  weight: z.int().min(1).max(5),
  proof: z.enum(proofKinds),
  knockout: z.boolean().optional(),
  basis: z.string().optional().meta({ description: 'The legal ground.' }),
  basisChecked: z.string().nullish().meta({ description: 'When staff looked it up: a date.' }),
  branches: z.array(z.object({ code: z.string() })).optional(),
  minutes: z.int().optional().meta({ description: 'Its length in the demo.' }),
}

const row = z
  .object({
    ...parts,
    _id: z.string(),
    _version: z.int(),
    source: z.string().optional().meta({ description: 'The template it was copied from.' }),
    sourceVersion: z.int().optional(),
    sourceKey: z.string().optional().meta({ description: 'Its key there, where it is another.' }),
    copied: z.string().optional().meta({ description: 'Up to which change of that template.' }),
    _created: z.string().optional().meta({ description: 'Of a row of a template, as is `_changed`.' }),
    _changed: z.string().optional(),
    version: z
      .int()
      .optional()
      .meta({ description: 'The version of the set in which it last changed; none before it is frozen.' }),
    proposed: z.boolean().optional().meta({ description: 'Put forward after freezing, and not a part of the set.' }),
    remark: z.string().optional().meta({ description: 'Of staff; suppliers do not read it.' }),
  })
  .meta({ id: 'Requirement' })

const set = z
  .object({
    parent: z.string(),
    version: z.int().meta({ description: '0 before it is frozen.' }),
    frozenAt: z.string().nullish(),
    reason: z.string().nullish().meta({ description: 'Why there is this version; not for suppliers.' }),
    answersDue: z.string().nullish(),
    mayEdit: z.boolean(),
    mayFreeze: z.boolean(),
    mayPropose: z.boolean(),
    rows: z.array(row).meta({ description: 'By group, then by key.' }),
  })
  .meta({ id: 'RequirementSet' })

const template = z
  .object({
    _id: z.string(),
    name: z.string(),
    name_en: z.string().optional(),
    kind: z.enum(dossierKinds),
    about: z.string().optional(),
    about_en: z.string().optional(),
    version: z.int(),
    rows: z.array(row),
  })
  .meta({ id: 'RequirementTemplate' })

/** A row as it is sent: with its `_id` it changes one that is there, without it is new. */
const rowInput = z.object({
  _id: idInput.optional(),
  _version: versionInput,
  key: key.optional().meta({ description: 'Of a new row; X-01, X-02 and so on when left out.' }),
  group: z.int().min(REQUIREMENT_GROUP_MIN).max(REQUIREMENT_GROUP_MAX),
  nl: plainText(REQUIREMENT_TEXT_MAX).nullish(),
  en: plainText(REQUIREMENT_TEXT_MAX).nullish(),
  level: z.enum(requirementLevels),
  weight: z.int().min(1).max(5),
  proof: z.enum(proofKinds),
  knockout: z.boolean().nullish(),
  basis: plainText(200).nullish(),
  basisChecked: plainText(10).nullish(),
  branches: z
    .array(z.object({ code: plainText(20) }))
    .max(50)
    .nullish(),
  minutes: z.int().min(1).max(240).nullish(),
  remark: plainText(2000).nullish(),
  takenFrom: idInput.optional().meta({
    description:
      'In a dossier: the template from which it takes over its row now, as by copying. Left out of account where it is not read.',
  }),
})

const changes = {
  rows: z.array(rowInput).max(REQUIREMENTS_MAX).default([]),
  remove: z.array(idInput).max(REQUIREMENTS_MAX).default([]),
}

const written = z.object({
  version: z.int().meta({ description: 'Of the set; 0 before it is frozen.' }),
  rows: z.array(z.object({ _id: z.string(), key: z.string(), _version: z.int() })),
})

/** A row of a set, as `/api/requirements/list` tells it. */
export type RequirementRow = z.output<typeof row>
/** A set of requirements with what its reader may do. */
export type RequirementSet = z.output<typeof set>
/** A published template with its rows. */
export type RequirementTemplate = z.output<typeof template>
/** A row to be written. */
export type RequirementInput = z.input<typeof rowInput>

export const requirementCalls = {
  load: defineCall({
    method: 'POST',
    path: '/api/requirements/load',
    group,
    summary: 'Make the requirement sets that come with the product templates of a space; for staff',
    description: 'A set that the space has in this version already is left alone.',
    isWrite: true,
    isHeavy: true,
    body: z.object({
      space: idInput.nullish().meta({ description: 'The own space when left out.' }),
      kinds: z.array(z.enum(dossierKinds)).max(dossierKinds.length).nullish(),
      ...tokenInput,
    }),
    answer: z.object({ made: z.array(z.string()) }),
    problems: [403, 404],
  }),
  templates: defineCall({
    method: 'POST',
    path: '/api/requirements/templates',
    isRead: true,
    group,
    summary: 'The published sets that one may choose from for a dossier, with their rows',
    body: z.object({ dossier: idInput, ...tokenInput }),
    answer: z.object({
      templates: z.array(template),
      branches: z.array(z.string()).meta({ description: 'Names of the branche tags of the dossier and of who asks.' }),
    }),
    problems: [404],
  }),
  list: defineCall({
    method: 'POST',
    path: '/api/requirements/list',
    isRead: true,
    group,
    summary: 'The requirements of a dossier or a template, as the caller reads them',
    body: z.object({ parent: idInput, ...tokenInput }),
    answer: set,
    problems: [404],
  }),
  copy: defineCall({
    method: 'POST',
    path: '/api/requirements/copy',
    group,
    summary: 'Copy rows of a template into a dossier',
    description: 'A row whose key is there already takes over the words of the template; before the set is frozen.',
    isWrite: true,
    body: z.object({
      dossier: idInput,
      template: idInput,
      keys: z.array(z.string().max(20)).min(1).max(REQUIREMENTS_MAX),
      ...tokenInput,
    }),
    answer: written,
    problems: [403, 404],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/requirements/save',
    group,
    summary: 'Make, change and remove rows of a template, or of a dossier whose set is not frozen',
    isWrite: true,
    body: z.object({
      parent: idInput,
      ...changes,
      restore: idInput.nullish().meta({ description: 'A row that was removed and comes back as it was.' }),
      ...tokenInput,
    }),
    answer: written,
    problems: [403, 404, 409],
  }),
  freeze: defineCall({
    method: 'POST',
    path: '/api/requirements/freeze',
    group,
    summary: 'Freeze the set of a dossier: its first version, or the next with what changes and why',
    description: 'From then on its suppliers read it. Answers to rows that do not change stay as they are.',
    isWrite: true,
    body: z.object({
      dossier: idInput,
      version: z.int().min(0).meta({ description: 'The version that this one follows; 409 when it is another.' }),
      reason: plainText(2000).nullish().meta({ description: 'Asked from the second version on.' }),
      answersDue: plainText(10).nullish().meta({ description: 'Until when suppliers answer: a date.' }),
      ...changes,
      ...tokenInput,
    }),
    answer: written,
    problems: [403, 404, 409],
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/requirements/propose',
    group,
    summary: 'Propose a row after freezing, as the people of who asks; staff take it over or not',
    isWrite: true,
    body: z.object({ dossier: idInput, row: rowInput, ...tokenInput }),
    answer: written,
    problems: [403, 404],
  }),
}
