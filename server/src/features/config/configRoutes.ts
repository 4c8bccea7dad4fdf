import { photoSources } from '@schakel/domain'
import { configCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serveOpen } from '../../http/serve.ts'
import { findLogin } from '../../store/auth/passwords.ts'

/** The account by which a demo world is known (D17.1). */
const DEMO_ADMIN = 'admin@schakel.example'

/** What the login form must know before anyone has logged in (D1.1). */
export function configRoutes(app: FastifyInstance, { store, config }: Context): void {
  serveOpen(app, configCalls.config, async () => ({
    brand: config.brandName,
    publicBrand: config.publicBrandName,
    defaultPrice: config.defaultPrice,
    offline: config.offline,
    demo: config.demo && (await findLogin(store, DEMO_ADMIN)) !== undefined,
    ...(config.oidc ? { oidc: config.oidc.name } : {}),
    ...(config.google ? { google: true } : {}),
    ...(config.photos ? { photos: photoSources[config.photos.source] } : {}),
    ...(config.map ? { map: true } : {}),
    ...(config.register ? { register: true } : {}),
    locale: 'nl',
  }))
}
