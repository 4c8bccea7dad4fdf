/**
 * The version of all that decides what an anonymous form says (D20.6). Raised when the same dossier would be shown otherwise: forms that
 * an earlier version made are made again, and nobody reads them until then.
 */
export const FORM_RULES = 5
