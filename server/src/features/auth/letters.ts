import type { FastifyRequest } from 'fastify'
import type { Context } from '../../http/context.ts'
import { languageOf, siteIn } from '../../http/language.ts'
import type { Language } from '../../http/problemTexts.ts'
import { type Letter, mailOf } from '../../mail/letter.ts'
import { readMailbox } from '../../store/auth/accounts.ts'
import type { Mail } from '../../store/mail/mails.ts'
import type { Store } from '../../store/store.ts'
import { letterTexts } from './letterTexts.ts'

/** The mails about an account, in the language of one request; what is told to its owner, in the language that they chose. */
export class Letters {
  readonly #context: Context
  readonly #language: Language

  constructor(context: Context, request: FastifyRequest) {
    this.#context = context
    this.#language = languageOf(request.headers['accept-language'])
  }

  reset(to: string, key: string): Mail {
    const words = letterTexts[this.#language].reset
    return this.#letter(to, { ...words, button: { label: words.button, url: this.#url('/reset', key) } })
  }

  invite(to: string, { key, ...names }: { key: string; name: string; by: string; organisation: string }): Mail {
    const words = letterTexts[this.#language].invite({ ...names, brand: this.#context.config.brandName })
    return this.#letter(to, { ...words, button: { label: words.button, url: this.#url('/invite', key) } })
  }

  confirmEmail(to: string, key: string): Mail {
    const words = letterTexts[this.#language].confirm
    return this.#letter(to, { ...words, button: { label: words.button, url: this.#url('/confirm', key) } })
  }

  /** Tells whoever has the account what changes about it, whoever asks that; nothing where it has no address. */
  async notice(store: Store, user: string, what: 'password' | 'email' | 'factor'): Promise<Mail | undefined> {
    const box = await readMailbox(store, user)
    if (!box) return undefined
    const { to, locale } = box
    const language = locale === 'nl' || locale === 'en' ? locale : this.#language
    return this.#letter(to, letterTexts[language].notices[what], language)
  }

  #letter(to: string, letter: Letter, language = this.#language): Mail {
    const { publicUrl, brandName } = this.#context.config
    return mailOf(letter, { to, brand: brandName, language, publicUrl })
  }

  #url(path: string, key: string): string {
    return `${siteIn(this.#language, this.#context.config.publicUrl)}${path}?key=${key}`
  }
}
