import type { App } from '../dependencies'

/** Strangers may send these: an address, a password and a name have a hundredth of it. */
const PUBLIC_BODY_LIMIT_BYTES = 16 * 1024

/** Bodies are JSON and nothing else. An empty one is left to the schema, which names the fields that it lacks. */
export function acceptJson(app: App): void {
  app.addHook('onRoute', (route) => {
    if (/^\/(auth|jwt)\//.test(route.url)) route.bodyLimit = PUBLIC_BODY_LIMIT_BYTES
  })
  app.decorate('largeBodies', new Set<string>())
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null)
    else void parseJson(request, body, done)
  })
}
