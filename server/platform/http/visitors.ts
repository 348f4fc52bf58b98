import type { FastifyRequest } from 'fastify'
import { localeOfTag, type Locale } from '@contract/locales'
import { networkOf } from './networks'

/** Browsers say far less; a longer one is somebody's joke. */
const USER_AGENT_MAX = 400

/** Who comes to sign in, as far as a request tells. */
export interface Visitor {
  userAgent: string
  network: string
  locale: Locale
}

/** The first of the languages asked for that we speak, else English. Batuta's own client asks for the chosen one alone. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  for (const range of (headers['accept-language'] ?? '').split(',')) {
    const language = localeOfTag(range)
    if (language) return language
  }
  return 'en'
}

export function visitorOf(request: FastifyRequest): Visitor {
  const { headers, ip } = request
  // What cannot be stored (a stray byte becomes half a character) is left out.
  const userAgent = (headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_MAX)
  return { userAgent, network: networkOf(ip), locale: localeOf(request) }
}
