import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Config } from '../config'
import type { App, AppDependencies } from '../dependencies'

declare module 'fastify' {
  interface FastifyInstance {
    /** PUBLIC_URL says so, whatever the proxy in front tells of each call. */
    isPublicOverTls: boolean
  }
}

export const HSTS = 'max-age=31536000; includeSubDomains'

/** Whatever a call itself says: people open Batuta by https. */
export const isOverTls = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl?.startsWith('https:') ?? false

const self = ["'self'"]
const none = ["'none'"]

/** Hashes and nothing else: whatever came into this file could be said to the browser as policy. */
const Hashes = z.array(z.string().regex(/^'sha256-[\w+/]{43}='$/))
const PolicyHashes = z.strictObject({ scripts: Hashes, styles: Hashes })
type PolicyHashes = z.infer<typeof PolicyHashes>

const noHashes: PolicyHashes = { scripts: [], styles: [] }

/** Of the scripts and style elements that stand in the page, or are added to it by a library (scripts/policyHashes.ts). */
function readPolicyHashes(clientDir: string | undefined): PolicyHashes {
  const file = clientDir && join(clientDir, 'policy-hashes.json')
  if (!file || !existsSync(file)) return noHashes
  const hashes = PolicyHashes.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!hashes.success) throw new Error(`${file} holds other things than hashes`)
  return hashes.data
}

/** No script, style or font but the client's own files and the elements with these hashes; nobody frames the page. */
function contentSecurityPolicy({ scripts, styles }: PolicyHashes) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: self,
      scriptSrc: [...self, ...scripts],
      styleSrc: [...self, ...styles],
      // Receipts are fetched with the person's token, and shown from memory.
      imgSrc: [...self, 'data:', 'blob:'],
      fontSrc: self,
      connectSrc: self,
      objectSrc: none,
      baseUri: none,
      frameAncestors: none,
      formAction: self,
    },
  }
}

/** Batuta asks the browser for none of these. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

const setStrictestPolicy = helmet.contentSecurityPolicy(contentSecurityPolicy(noHashes))

function addOurs(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('permissions-policy', permissionsPolicy)
  if (request.protocol === 'https' || request.server.isPublicOverTls) reply.header('strict-transport-security', HSTS)
}

/** Security headers on every reply; `no-store` unless what answers says otherwise (the client's files do). */
export async function addSecurityHeaders(app: App, { config, clientDir }: AppDependencies): Promise<void> {
  // Decorated, as errors before any hook are answered without these dependencies.
  app.decorate('isPublicOverTls', isOverTls(config))
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(readPolicyHashes(clientDir)),
    // Above, as it must not be sent where a group runs Batuta over plain http in its own network.
    strictTransportSecurity: false,
    // Invitation links carry their token in the address.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => addOurs(request, reply))
}

/** For the replies before which no hook runs; they are errors, never the page. */
export function secureReply(request: FastifyRequest, reply: FastifyReply): void {
  setStrictestPolicy(request.raw, reply.raw, (error) => {
    if (error !== undefined) throw error
  })
  reply.header('x-content-type-options', 'nosniff')
  addOurs(request, reply)
}
