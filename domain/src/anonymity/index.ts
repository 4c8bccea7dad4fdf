export { aliasOf } from './alias.ts'
export {
  anonymiseComment,
  anonymiseDossier,
  anonymiseMatch,
  anonymiseRequirement,
  type LeadFacts,
} from './anonymise.ts'
export type { Fields } from './fields.ts'
export { type Forgetting, forgetText, isOneOf, partsOfName, type Remembered, wholeOf } from './forget.ts'
export { headcountsOf, identifyingFields, identifyingFieldsOf, identityOf, type LeadIdentity } from './identifiers.ts'
export { provinceOf, provinceRanges } from './province.ts'
export { MASK } from './ranges.ts'
export { redactHtml, redactText } from './redact.ts'
export { FORM_RULES } from './rules.ts'
export { SIZE_CLASSES, type SizeClass, sizeClassOf } from './sizeClass.ts'
