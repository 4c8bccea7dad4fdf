import type { Viewer, ViewerKind } from './viewer.ts'

/** As much of a viewer as says on which side they stand. */
export type Side = Pick<Viewer, 'kind'>

// Groups of D6, the "who" of the tables of rights.
export const superUsers = ['super'] as const satisfies readonly ViewerKind[]
export const staff = ['staff'] as const satisfies readonly ViewerKind[]
export const centre = ['super', 'staff'] as const satisfies readonly ViewerKind[]
export const suppliers = ['supplier'] as const satisfies readonly ViewerKind[]
export const endusers = ['enduser'] as const satisfies readonly ViewerKind[]
export const members = ['member'] as const satisfies readonly ViewerKind[]
/** Who asks for software: the people of a lead and of an organisation. */
export const askers = ['enduser', 'member'] as const satisfies readonly ViewerKind[]
export const parties = ['supplier', 'enduser', 'member'] as const satisfies readonly ViewerKind[]
export const allButSuppliers = ['super', 'staff', 'enduser', 'member'] as const satisfies readonly ViewerKind[]
export const allButStaff = ['super', 'supplier', 'enduser', 'member'] as const satisfies readonly ViewerKind[]
export const allButSuperUsers = ['staff', 'supplier', 'enduser', 'member'] as const satisfies readonly ViewerKind[]
export const everybody = ['super', 'staff', 'supplier', 'enduser', 'member'] as const satisfies readonly ViewerKind[]

const isOneOf = (who: readonly ViewerKind[], { kind }: Side): boolean => who.includes(kind)

/** Super users and staff: the knowledge centre itself (D6). No right: it chooses the words and form of a screen. */
export function isCentre(viewer: Side): boolean {
  return isOneOf(centre, viewer)
}

/** The people of a supplier (D6): their own words and screens. */
export function isSupplierSide(viewer: Side): boolean {
  return isOneOf(suppliers, viewer)
}

/** The people of a lead (D6). */
export function isLeadSide(viewer: Side): boolean {
  return isOneOf(endusers, viewer)
}

/** The people of an organisation that is no lead (D6). */
export function isMemberSide(viewer: Side): boolean {
  return isOneOf(members, viewer)
}
