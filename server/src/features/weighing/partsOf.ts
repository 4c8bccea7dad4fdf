import {
  arrayOf,
  objectOf,
  optionalNumber,
  optionalText,
  proofKinds,
  requirementLevels,
  type WeighingSetup,
} from '@schakel/domain'
import { type DecisionResult, type DecisionSheet, decisionResult } from '@schakel/domain/calls'
import type { UnderDossier } from '../../store/read/decision.ts'

type Fields = Readonly<Record<string, unknown>>
type Points = DecisionSheet['scenarios'][number]['points']

/** A requirement as a row of the sheet, with its version; one that is only put forward is no part of the set (F1.4). */
export function rowOf(fields: Fields) {
  return {
    isProposed: fields.proposed === true,
    version: optionalNumber(fields.version) ?? 0,
    row: {
      key: optionalText(fields.key) ?? '',
      group: String(fields.group ?? ''),
      level: requirementLevels.find((level) => level === fields.level) ?? 'could',
      weight: optionalNumber(fields.weight) ?? 1,
      knockout: fields.knockout === true,
      proof: proofKinds.find((kind) => kind === fields.proof),
      nl: optionalText(fields.nl),
      en: optionalText(fields.en),
    },
  }
}

/** A weighing of a closed round; whose it is where that was said at the invitation (F2.14). */
export function weighingOf({ id, fields }: UnderDossier): DecisionSheet['weighings'][number] {
  const author = fields.named === true ? objectOf(fields.author) : {}
  return {
    _id: id,
    round: optionalNumber(fields.round) ?? 1,
    side: fields.side === 'adviser' ? 'adviser' : 'lead',
    user: optionalText(author._id),
    name: optionalText(author.name),
    points: pointsOf(arrayOf(fields.points)),
  }
}

/** A kept scenario, as somebody reads it (F2.13). */
export function scenarioOf(
  { name, author, date, points }: NonNullable<WeighingSetup['scenarios']>[number],
  reader: string,
): DecisionSheet['scenarios'][number] {
  return {
    name: name ?? '',
    author: author?.name,
    isMine: author?._id === reader,
    date,
    points: pointsOf(points ?? []),
  }
}

/**
 * A decision with the numbers it was taken on, which stay as they were: a match that was hidden since is still among them (F2.16, F4.6), and
 * one that was hidden then never was (D6).
 */
export function decisionOf({ id, version, fields }: UnderDossier): DecisionSheet['decisions'][number] {
  return {
    _id: id,
    _version: version,
    match: optionalText(fields.match) ?? '',
    name: optionalText(fields.name),
    status: optionalText(fields.status) ?? 'draft',
    date: optionalText(fields.date) ?? '',
    by: optionalText(objectOf(fields.author).name),
    reason: optionalText(fields.reason) ?? '',
    dissent: optionalText(fields.dissent),
    people: optionalText(fields.people),
    replaces: optionalText(fields.replaces),
    replaceReason: optionalText(fields.replaceReason),
    result: resultOf(fields.result),
  }
}

/** Points by criterion as they are sent. */
export function pointsOf(list: readonly unknown[]): Points {
  return list.map((one) => {
    const { criterion, points } = objectOf(one)
    return { criterion: optionalText(criterion) ?? '', points: optionalNumber(points) ?? 0 }
  })
}

function resultOf(text: unknown): DecisionResult | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return decisionResult.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
