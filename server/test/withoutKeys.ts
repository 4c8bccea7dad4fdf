/**
 * What was said, without its keys and what undisclosed leads are called: those are random, so now and then one holds the digits of a price or
 * a zip code.
 */
export const withoutKeys = (said: string) => said.replace(/[0-9a-f]{32}/g, '').replace(/(?<=\bLead )[A-Z0-9]{6}\b/g, '')
