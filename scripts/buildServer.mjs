import { cp, rm } from 'node:fs/promises'
import { build } from 'esbuild'

/** Tests give a folder of their own, so as not to build under the feet of a running server. */
const outdir = process.argv[2] ?? 'dist/server'

await rm(outdir, { recursive: true, force: true })
await build({
  entryPoints: {
    server: 'server/server.ts',
    backup: 'server/backup.ts',
    distribute: 'server/distribute.ts',
    doctor: 'server/doctor.ts',
    'reset-password': 'server/resetPassword.ts',
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  // The alias of tsconfig.json; named here too, as `packages: external` would take it for a package.
  alias: { '@contract': './contract' },
  platform: 'node',
  format: 'esm',
  target: 'node20',
})
// server/platform/db/migrate.ts looks for them beside its own file, which is the bundle now.
await cp('server/platform/db/migrations', `${outdir}/migrations`, { recursive: true })
