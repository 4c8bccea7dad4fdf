/** What a dossier may ask for (S3.10, D4.7). */
export const dossierKinds = ['ERP', 'CRM', 'HRM'] as const

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
