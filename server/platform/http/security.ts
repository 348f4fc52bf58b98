import helmet from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../dependencies'

const YEAR_S = 31_536_000

const self = ["'self'"]
const none = ["'none'"]

/** No script, style or font but the client's own files; nobody frames the page. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: self,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: [...self, 'data:'],
    fontSrc: self,
    connectSrc: self,
    objectSrc: none,
    baseUri: none,
    frameAncestors: none,
    formAction: self,
  },
}

/** Batuta asks the browser for none of these. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

const setPolicy = helmet.contentSecurityPolicy(contentSecurityPolicy)

function addOurs(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('permissions-policy', permissionsPolicy)
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_S}`)
}

/** Security headers on every reply; `no-store` unless what answers says otherwise (the client's files do). */
export async function addSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    // Above, as it must not be sent where a group runs Batuta over plain http in its own network.
    strictTransportSecurity: false,
    // Invitation links carry their token in the address.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => addOurs(request, reply))
}

/** For the replies before which no hook runs. */
export function secureReply(request: FastifyRequest, reply: FastifyReply): void {
  setPolicy(request.raw, reply.raw, (error) => {
    if (error !== undefined) throw error
  })
  reply.header('x-content-type-options', 'nosniff')
  addOurs(request, reply)
}
