import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { createServer } from 'vite'
import { superviseApi } from './devApi.mjs'
import { forwardCalls } from './devProxy.mjs'

// One address for the page and its calls: HOST and PORT are what a person opens. The API stands behind it, on this machine
// alone and on a port that the system chooses. Both follow the sources.
const root = path.join(import.meta.dirname, '..')
process.chdir(root)
const environment = { ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))), ...process.env }
const host = environment.HOST || '127.0.0.1'
const port = Number(environment.PORT || 3000)
const dataDir = path.resolve(environment.DATA_DIR || 'data').replaceAll('\\', '/')
const isThisMachineAlone = /^(localhost|::1|127\.[\d.]+)$/.test(host)

const say = (sentence) => process.stdout.write(`${sentence}\n`)

function fail(reason) {
  process.stderr.write(`Batuta cannot start: ${reason}\n`)
  process.exit(1)
}

const isOfApi = (file) => /^((server|contract)\/|\.env$)/.test(path.relative(root, file).replaceAll('\\', '/'))

function demoData() {
  const { DEMO_DATA } = environment
  return !DEMO_DATA || DEMO_DATA === 'auto' ? 'off' : DEMO_DATA
}

let isKnown = false
let isDown = false
const api = superviseApi({
  // With DEMO_DATA=auto the demo is for this machine alone, and the API cannot see who the page is opened to.
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...(!isThisMachineAlone && { DEMO_DATA: demoData() }) },
  onReady: (note) => {
    if (!isKnown) say(`Batuta is ready at ${pageUrl()}${note}`)
    else if (isDown) say('The API is up again.')
    isKnown = true
    isDown = false
  },
  onDown: () => {
    isDown = true
    const where = isKnown ? '' : `, the page is at ${pageUrl()}`
    say(`The API is not up${where}. It is tried again when a file of server/ or contract/ changes, or .env.`)
  },
})

const listenFailures = {
  EADDRINUSE: `port ${port} on ${host} is taken: stop what uses it, or set PORT to another`,
  EACCES: `port ${port} is not open to this account: set PORT to one above 1023`,
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('PORT must be a whole number from 0 to 65535')
const forwardCall = forwardCalls(api.address)
// Vite's middlewares are others after it has restarted itself, as it does when .env changes.
const front = http.createServer((request, response) => {
  if (!forwardCall(request, response)) page.middlewares(request, response)
})
const page = await createServer({
  clearScreen: false,
  // Vite's own server would end this process at SIGTERM before the API has ended.
  server: { middlewareMode: true, hmr: { server: front }, watch: { ignored: [`${dataDir}/**`] } },
  plugins: [
    {
      name: 'batuta:restart-api',
      configureServer: ({ watcher }) => {
        watcher.on('all', (_event, file) => isOfApi(file) && api.restart())
      },
    },
  ],
})
await once(front.listen(port, host), 'listening').catch((error) => fail(listenFailures[error.code] ?? error.message))

function pageUrl() {
  return `http://${host.includes(':') ? `[${host}]` : host}:${front.address().port}`
}

api.start()

let isStopping = false

async function stop() {
  // One Ctrl-C arrives twice where npm passes it on.
  if (isStopping) return
  isStopping = true
  await api.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
