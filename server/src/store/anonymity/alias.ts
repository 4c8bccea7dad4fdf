import { createHmac } from 'node:crypto'
import { aliasOf } from '@schakel/domain/anonymity'

/** What an undisclosed lead is called: a keyed hash of supplier and dossier, so that nothing can be joined by it (D2.1). */
export function leadAlias(secret: string, supplier: string, dossier: string): string {
  return aliasOf(createHmac('sha256', secret).update(`alias\0${supplier}\0${dossier}`).digest())
}
