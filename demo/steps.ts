/**
 * The demo world as a plan: what happens, when, and by whom. The loader carries the steps out one after the other through
 * the store, with the clock at `at`, so that every history, rule and right is the product's own.
 */
export type Kind = 'ERP' | 'CRM' | 'HRM'

/** Whose hand it is; `accounts.ts` says who they are. */
export type Account =
  | 'admin'
  | 'staff'
  | 'staff2'
  | 'staff3'
  | 'supplier'
  | 'supplier2'
  | 'enduser'
  | 'enduser2'
  | 'member'

/**
 * What a step is about: the caller's own key for the space, a lead or a supplier, or the `ref` of an earlier step. The
 * loader keeps the list from `ref` to the id that the store gave.
 */
export type Ref = string

interface At {
  /** ISO 8601 UTC, never after `now`; steps come in this order. */
  readonly at: string
  readonly by: Account
}

export type PersonFields = {
  readonly name: string
  readonly gender: 'male' | 'female' | 'unknown'
  readonly jobtitle: string
  readonly email: string
  readonly phone: string
  readonly mobile?: string
  readonly dob?: string
  readonly since?: string
  readonly drinks?: number
  readonly bob?: boolean
}

export type DossierFields = {
  readonly name: Kind
  readonly case: string
  readonly users: number
  readonly date: string
  readonly selection_date: string
  readonly implementation_date: string
  readonly existing: string
  readonly budget?: number
} & DossierMoney

/** What the centre alone fills in. */
export type DossierMoney = {
  readonly price?: number
  readonly license?: number
  readonly implement?: number
}

export type MatchFields = {
  readonly $price?: number
  readonly $license?: number
  readonly $implement?: number
  readonly $advise?: string
  readonly $declaration?: string
  readonly $visible?: boolean
  readonly $open?: boolean
  readonly matchnote?: string
}

export type Task = {
  readonly name: string
  readonly done: boolean
}

export type TodoFields = {
  readonly name: string
  readonly description: string
  readonly due: string
  readonly tasks: readonly Task[]
  /** How often it comes back (S3.6). */
  readonly repeat?: string
}

export type ActivityFields = {
  readonly name: string
  readonly date: string
  readonly end: string
  readonly location: string
  readonly description: string
}

export type CommentFields = {
  readonly text: string
  /** An end-user's answer to a match: 1 Ja, 0 Misschien, -1 Nee. */
  readonly result?: -1 | 0 | 1
}

export type MessageFields = {
  readonly name: string
  readonly description: string
}

/** A message to an organisation, to the space, or to an account (edge TO). */
export interface CreateMessage extends At {
  readonly do: 'createMessage'
  readonly ref: Ref
  readonly to: Ref | Account
  readonly fields: MessageFields
}

/** A contact under a lead, supplier or the space (edge CONTACTS). */
export interface CreatePerson extends At {
  readonly do: 'createPerson'
  readonly ref: Ref
  readonly parent: Ref
  readonly role: 'Contact' | 'Case Manager' | 'Leverancier' | 'Eindgebruiker'
  readonly fields: PersonFields
}

/** A dossier under a lead (edge DOSSIERS); its status begins at request. */
export interface CreateDossier extends At {
  readonly do: 'createDossier'
  readonly ref: Ref
  readonly parent: Ref
  readonly fields: DossierFields
}

/** A match between a dossier and a supplier (edge MATCH); its status begins at registered. */
export interface CreateMatch extends At {
  readonly do: 'createMatch'
  readonly ref: Ref
  readonly dossier: Ref
  readonly supplier: Ref
  readonly fields: MatchFields
}

/** A todo under anything (edge TODOS). */
export interface CreateTodo extends At {
  readonly do: 'createTodo'
  readonly ref: Ref
  readonly parent: Ref
  readonly role: 'Taak' | 'Afspraak'
  readonly fields: TodoFields
}

/** An activity under anything (edge ACTIVITIES); its status begins at planned. */
export interface CreateActivity extends At {
  readonly do: 'createActivity'
  readonly ref: Ref
  readonly parent: Ref
  readonly role: 'Afspraak' | 'Kennisdag'
  readonly fields: ActivityFields
}

/** A comment under anything (edge COMMENTS), or a reply when the parent is a comment (edge SUB). */
export interface CreateComment extends At {
  readonly do: 'createComment'
  readonly ref: Ref
  readonly parent: Ref
  readonly reply: boolean
  readonly fields: CommentFields
}

/** How somebody is registered for a knowledge day (D12): moments are ISO 8601 UTC. */
export interface Registration {
  readonly $registered: string
  readonly $present?: string
  readonly $guests?: number
}

/** An existing person becomes a contact of a dossier too, or is registered for an activity (edge CONTACTS). */
export interface LinkContact extends At {
  readonly do: 'linkContact'
  readonly parent: Ref
  readonly person: Ref
  readonly role: 'Contact' | 'Case Manager'
  readonly registration?: Registration
}

/** An organisation gets a branche, by its code (edge TAGS). */
export interface LinkBranche extends At {
  readonly do: 'linkBranche'
  readonly parent: Ref
  readonly branche: string
}

/** A status is chosen, with a reason where the table asks one; with `date` it is a plan for later (D5.2). */
export interface ChangeStatus extends At {
  readonly do: 'changeStatus'
  readonly item: Ref
  readonly status: string
  readonly reason?: string
  readonly date?: string
  /** What is filled in along with it. */
  readonly fields?: MatchFields
}

export type LeadChange = {
  readonly employees?: number
  readonly description?: string
}

export type SupplierChange = {
  readonly capacity?: number
  readonly regions?: readonly { readonly province: string }[]
  readonly note?: string
}

/** Fields of an existing item or match are changed. */
export interface ChangeFields extends At {
  readonly do: 'changeFields'
  readonly item: Ref
  readonly fields:
    | LeadChange
    | SupplierChange
    | MatchFields
    | DossierMoney
    | { readonly done: true; readonly tasks: readonly Task[] }
    | { readonly finished: string }
}

export type Step =
  | CreatePerson
  | CreateDossier
  | CreateMatch
  | CreateTodo
  | CreateActivity
  | CreateComment
  | CreateMessage
  | LinkContact
  | LinkBranche
  | ChangeStatus
  | ChangeFields
