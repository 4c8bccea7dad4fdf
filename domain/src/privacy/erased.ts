/** What stands where somebody was named who was erased; screens in English say it in English. */
export const ERASED_NAME = 'Verwijderd persoon'
