/** What the client was built with (README, Configuration). The place that reads `import.meta.env`. */
interface Env {
  /** Where the API answers; empty is this page's own origin. No slash at the end. */
  apiUrl: string
  /** As it is served from its built files, and not by the dev server. */
  isBuilt: boolean
}

function readEnv(values: Record<string, unknown>): Env {
  const apiUrl = typeof values['VITE_API_URL'] === 'string' ? values['VITE_API_URL'].trim() : ''
  if (apiUrl !== '' && !URL.canParse(apiUrl)) throw new Error(`VITE_API_URL is not an address: ${apiUrl}`)
  const samples = values['VITE_SAMPLES'] ?? 'on'
  if (samples !== 'on' && samples !== 'off') throw new Error('VITE_SAMPLES must be on or off')
  return { apiUrl: apiUrl.replace(/\/+$/, ''), isBuilt: values['PROD'] === true }
}

export const env: Env = readEnv(import.meta.env)
