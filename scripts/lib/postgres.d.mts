/** A throw-away server, or why this machine cannot have one. */
export interface ThrowAway {
  readonly url?: string
  readonly reason?: string
  readonly version?: number
  readonly pid?: number
  crash?(): Promise<void>
  stop?(): Promise<void>
}

export interface ThrowAwayOptions {
  readonly durable?: boolean
  readonly settings?: Readonly<Record<string, string | number>>
  readonly standbyOf?: string
}

export function findPostgres(): { readonly folder: string; readonly version: number } | undefined
export function startPostgres(options?: ThrowAwayOptions): Promise<ThrowAway>
export function freePort(): Promise<number>
