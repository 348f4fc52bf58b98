import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import fastify from 'fastify'
import { build } from 'vite'
import type { CalendarEvent } from '@contract/calendar'
import { precompress } from '../../scripts/precompress'

export interface PageServer {
  url: string
  stop: () => Promise<void>
}

interface Pages {
  sources: string
  /** The page of each address. */
  addresses: Record<string, string>
  /** What is served as JSON, by address. */
  data?: Record<string, unknown>
}

/** Builds pages and serves them as Batuta's server serves its client: compressed, and files of hashed names kept. */
async function openPages({ sources, addresses, data = {} }: Pages): Promise<PageServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'batuta-pages-'))
  await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [...new Set(Object.values(addresses))].map((name) => path.join(sources, name)) },
    },
  })
  const app = fastify()
  const assets = path.join(folder, 'assets') + path.sep
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  for (const [address, page] of Object.entries(addresses)) app.get(address, (_, reply) => reply.sendFile(page))
  for (const [address, content] of Object.entries(data)) app.get(address, () => content)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    stop: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** React alone with rows, and FullCalendar alone: at `/month` with events of its own, at `/month?same` with these. */
export function openBareServer(events: readonly CalendarEvent[]): Promise<PageServer> {
  return openPages({
    sources: path.join(import.meta.dirname, '../bare'),
    addresses: { '/': 'rows.html', '/list': 'rows.html', '/month': 'month.html' },
    data: { '/events.json': events.map(({ id, title, start, end, allDay }) => ({ id, title, start, end, allDay })) },
  })
}

/** Whether the packages that are installed are those of the lockfile. */
function isInstalled(sources: string): boolean {
  const installed = path.join(sources, 'node_modules/.package-lock.json')
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(path.join(sources, 'package-lock.json')).mtimeMs
  )
}

/**
 * A home and a list of react-admin, whose packages are installed here where they are missing. Undefined, and a line that says so, where
 * that does not work.
 */
export async function openReactAdmin(): Promise<PageServer | undefined> {
  const sources = path.join(import.meta.dirname, '../reactAdmin')
  if (!isInstalled(sources)) {
    try {
      const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
      execFileSync('npm', ['ci', ...options], { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      console.log('\nNot measured beside react-admin: its packages could not be installed')
      return undefined
    }
  }
  return openPages({ sources, addresses: { '/': 'index.html' } })
}
