import { auth } from '../auth.ts'

/** What the login form and the pages of mailed links say, beside the words of every page. */
export const texts = { auth }
