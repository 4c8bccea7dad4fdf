import { propertyOf } from '@schakel/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { manifestTexts } from './manifestTexts.ts'

const icons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

/** By what a browser installs the app under the name of this installation (D1.1); `?locale=en` is the English one (D1.2). */
export function appManifest(app: FastifyInstance, { brandName }: Pick<Context['config'], 'brandName'>): void {
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestIn(localeOf(request), brandName))),
  )
}

function localeOf({ query }: FastifyRequest): 'nl' | 'en' {
  return propertyOf(query, 'locale') === 'en' ? 'en' : 'nl'
}

function manifestIn(locale: 'nl' | 'en', brand: string) {
  const { description, agenda, messages } = manifestTexts[locale]
  const prefix = locale === 'en' ? '/en' : ''
  const shortcut = (name: string, path: string) => ({ name, url: `${prefix}${path}`, icons: icons.slice(0, 1) })
  return {
    // One app, in whichever language it was installed.
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: prefix || '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#1565c0',
    background_color: '#f6f5f1',
    categories: ['business', 'productivity'],
    icons,
    shortcuts: [shortcut(agenda, '/calendar'), shortcut(messages, '/messages')],
  }
}
