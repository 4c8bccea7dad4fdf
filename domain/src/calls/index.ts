import { accountCalls } from './accounts.ts'
import { addressCalls } from './addresses.ts'
import { agendaCalls } from './agenda.ts'
import { authCalls } from './auth.ts'
import type { Call } from './call.ts'
import { chatCalls } from './chat.ts'
import { checkinCalls } from './checkin.ts'
import { comparisonCalls } from './comparison.ts'
import { configCalls } from './config.ts'
import { dashboardCalls } from './dashboard.ts'
import { demoCalls } from './demo.ts'
import { exportCalls } from './exports.ts'
import { factorCalls } from './factors.ts'
import { favouriteCalls } from './favourites.ts'
import { fileCalls } from './files.ts'
import { fitCalls } from './fit.ts'
import { followCalls } from './follow.ts'
import { googleCalls } from './google.ts'
import { guardCalls } from './guard.ts'
import { imageCalls } from './images.ts'
import { importCalls } from './imports.ts'
import { itemCalls } from './items.ts'
import { listCalls } from './lists.ts'
import { logCalls } from './log.ts'
import { mapCalls } from './map.ts'
import { mergeCalls } from './merge.ts'
import { messageCalls } from './messages.ts'
import { noteCalls } from './notes.ts'
import { notificationCalls } from './notifications.ts'
import { oidcCalls } from './oidc.ts'
import { photoCalls } from './photos.ts'
import { privacyCalls } from './privacy.ts'
import { referenceCalls } from './references.ts'
import { reportCalls } from './reports.ts'
import { requestCalls } from './request.ts'
import { requirementCalls } from './requirements.ts'
import { seeAsCalls } from './seeAs.ts'
import { settingsCalls } from './settings.ts'
import { statisticsCalls } from './statistics.ts'
import { supplierAnswerCalls } from './supplierAnswers.ts'
import { tagCalls } from './tags.ts'
import { timelineCalls } from './timeline.ts'
import { scenarioCalls, weighingCalls } from './weighing.ts'
import { workCalls } from './work.ts'

export { accountCalls, keyPurposes } from './accounts.ts'
export { addressCalls, type FoundCompany } from './addresses.ts'
export {
  type Agenda,
  type AgendaLayer,
  agendaCalls,
  ICS_EVENTS_MAX,
  ICS_MAX,
  type Overlay,
} from './agenda.ts'
export * from './answers.ts'
export { authCalls } from './auth.ts'
export { type Call, defineCall } from './call.ts'
export {
  type ChatMessage,
  type ChatRoom,
  type ChatTyping,
  chatCalls,
  chatEvents,
  chatFrames,
} from './chat.ts'
export { checkinCalls } from './checkin.ts'
export { type Comparison, type ComparisonCell, type ComparisonColumn, comparisonCalls } from './comparison.ts'
export { configCalls } from './config.ts'
export { dashboardCalls, type Glance } from './dashboard.ts'
export { type DemoScript, demoCalls } from './demo.ts'
export { csvSeparators, exportCalls } from './exports.ts'
export { factorCalls } from './factors.ts'
export { type Favourite, favouriteCalls } from './favourites.ts'
export { fileCalls } from './files.ts'
export { filterInput, pagingInput, sortInput } from './filters.ts'
export { fitCalls, type MatchLine } from './fit.ts'
export { FOLLOWS_MAX, type Followed, followCalls } from './follow.ts'
export { type GoogleConnection, type GoogleOutcome, googleCalls, googleOutcomes } from './google.ts'
export { type GuardPiece, type GuardReview, guardCalls, type OfferedMatch } from './guard.ts'
export { imageCalls } from './images.ts'
export { duplicateWays, importCalls } from './imports.ts'
export { itemCalls } from './items.ts'
export { type BoardFacts, type BulkAnswer, listCalls, type View } from './lists.ts'
export {
  defineEvent,
  type LiveAnswer,
  type LiveEvent,
  type LiveFrames,
  type LivePerson,
  type LiveRefusal,
  liveEvents,
  liveFrames,
} from './live.ts'
export { type ItemLog, type LogField, type LogKind, type LogLine, logCalls, logKinds } from './log.ts'
export { type MapPlace, mapCalls } from './map.ts'
export { duplicateTypes, mergeCalls } from './merge.ts'
export { messageBoxes, messageCalls } from './messages.ts'
export {
  type NoteFileKind,
  type NoteFrame,
  type NoteText,
  type NoteTrouble,
  type NoteVersion,
  noteCalls,
  noteEvents,
  noteFrame,
  noteTroubles,
} from './notes.ts'
export {
  isMailed,
  type MailedNotification,
  type Notification,
  notificationCalls,
  type ProbingKind,
  probingKinds,
} from './notifications.ts'
export { oidcCalls } from './oidc.ts'
export { type FoundPhoto, type FoundPhotos, type PhotoCredit, photoCalls } from './photos.ts'
export { type ErasePlan, type KeptCounts, personFileKinds, privacyCalls } from './privacy.ts'
export { type ReferenceCall, referenceCalls } from './references.ts'
export type { KeptReport } from './reportShapes.ts'
export { reportCalls } from './reports.ts'
export { requestCalls } from './request.ts'
export {
  type RequirementInput,
  type RequirementRow,
  type RequirementSet,
  type RequirementTemplate,
  requirementCalls,
} from './requirements.ts'
export { seeAsCalls } from './seeAs.ts'
export { type Settings, settingsCalls, settingsDefaults } from './settings.ts'
export {
  type Statistics,
  type StatisticsList,
  type StatisticsMonth,
  statisticsCalls,
  statisticsParts,
} from './statistics.ts'
export {
  type AnswerInput,
  type AnswerOutcome,
  type AnswerSheet,
  type SupplierAnswer,
  supplierAnswerCalls,
} from './supplierAnswers.ts'
export { tagCalls } from './tags.ts'
export { TIMELINE_PAGE, type Timeline, type TimelineEntry, timelineCalls } from './timeline.ts'
export { scenarioCalls, weighingCalls } from './weighing.ts'
export {
  DECISION_SUPPLIERS_MAX,
  DECISIONS_MAX,
  type DecisionFirmness,
  type DecisionResult,
  type DecisionSheet,
  decisionResult,
} from './weighingSheet.ts'
export { type HandedOver, type Work, type WorkLine, workCalls } from './work.ts'

/** Every call of the API, for its document and for the test that walks them all. */
export const calls: readonly Call[] = [
  authCalls,
  accountCalls,
  agendaCalls,
  googleCalls,
  factorCalls,
  favouriteCalls,
  seeAsCalls,
  settingsCalls,
  itemCalls,
  logCalls,
  timelineCalls,
  listCalls,
  fileCalls,
  fitCalls,
  exportCalls,
  guardCalls,
  imageCalls,
  photoCalls,
  mapCalls,
  addressCalls,
  mergeCalls,
  messageCalls,
  noteCalls,
  notificationCalls,
  followCalls,
  privacyCalls,
  chatCalls,
  checkinCalls,
  importCalls,
  configCalls,
  dashboardCalls,
  statisticsCalls,
  reportCalls,
  tagCalls,
  requestCalls,
  requirementCalls,
  supplierAnswerCalls,
  comparisonCalls,
  demoCalls,
  referenceCalls,
  oidcCalls,
  weighingCalls,
  scenarioCalls,
  workCalls,
].flatMap((group) => Object.values<Call>(group))
