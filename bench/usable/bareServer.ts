import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import fastify from 'fastify'
import { build } from 'vite'
import { precompress } from '../../scripts/precompress'

const sources = path.join(import.meta.dirname, '../bare')

/** Builds the bare pages and serves them as Batuta's server serves its client: compressed, and files of hashed names kept. */
export async function openBareServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'batuta-bare-'))
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
      rolldownOptions: { input: ['rows.html', 'month.html'].map((name) => path.join(sources, name)) },
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
  for (const address of ['/', '/list']) app.get(address, (_, reply) => reply.sendFile('rows.html'))
  app.get('/month', (_, reply) => reply.sendFile('month.html'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    stop: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
