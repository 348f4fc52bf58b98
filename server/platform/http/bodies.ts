import type { App } from '../dependencies'

/** Bodies are JSON and nothing else. An empty one is left to the schema, which names the fields that it lacks. */
export function acceptJson(app: App): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null)
    else void parseJson(request, body, done)
  })
}
