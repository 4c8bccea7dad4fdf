/** What a dossier may ask for (S3.10, D4.7). */
export const dossierKinds = ['ERP', 'CRM', 'HRM'] as const
export type DossierKind = (typeof dossierKinds)[number]

/** Size classes of employees (D7). */
export const sizeClasses = ['1–9', '10–49', '50–249', '250+'] as const

/** The twelve provinces. */
export const provinces = [
  'Drenthe',
  'Flevoland',
  'Friesland',
  'Gelderland',
  'Groningen',
  'Limburg',
  'Noord-Brabant',
  'Noord-Holland',
  'Overijssel',
  'Utrecht',
  'Zeeland',
  'Zuid-Holland',
] as const

/** Account roles (D6). */
export const accountRoles = ['admin', 'staff', 'suppliers', 'endusers', 'members'] as const

/** Account feeds: ROOT with role admin is the super user (S6.1); the others are the organisation's type. */
export const accountFeeds = ['ROOT', 'space', 'organisation', 'supplier', 'lead'] as const

/** Default tag types (S3.16, D8.6). */
export const tagTypes = ['branche', 'category'] as const

/** How much a requirement matters, strongest first (F1.2). */
export const requirementLevels = ['must', 'should', 'could'] as const

/** By what a requirement wants to be proven (F1.2). */
export const proofKinds = ['demo', 'document', 'reference', 'test'] as const

/** What a supplier can answer to a requirement, best first (F1.7). */
export const answerValues = ['yes', 'partly', 'roadmap', 'no'] as const

/** Evidence that a supplier gives itself (F1.7). */
export const evidenceKinds = ['claim', 'document', 'url', 'reference'] as const

/** Evidence that staff and the lead alone give (F1.10). */
export const seenKinds = ['demo', 'test'] as const
/** How somebody saw that a claim holds (F1.10). */
export type SeenKind = (typeof seenKinds)[number]

/** What came of a row that was asked in a call with a referee (F1.12). */
export const referenceOutcomes = ['confirmed', 'denied', 'notAsked'] as const

/** For whom somebody weighs: those who ask, or staff beside them (F2.14). */
export const weigherSides = ['lead', 'adviser'] as const

/** What a criterion is made of (F2.1). */
export const criterionKinds = ['groups', 'price', 'demo'] as const

/** What a line of costs is for (F2.4). */
export const costKinds = [
  ...([
    'license',
    'implementation',
    'migration',
    'integration',
    'training',
    'support',
    'hosting',
    'hardware',
    'other',
  ] as const),
] as const

/** How often it is paid (F2.4). */
export const costTerms = ['once', 'yearly', 'monthly'] as const

/** What it is counted by (F2.4). */
export const costUnits = ['fixed', 'user', 'location'] as const
