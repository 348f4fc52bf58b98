import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { launchBrowser } from '../tests/browser/launch'
import { startServer } from '../tests/browser/serverProcess'
import { measureBytes, printBytes } from './bytes'
import { foundGroup, measureLoad, printLoad } from './load'

// Figures, not tests: nothing here fails for being slow or large.
const root = path.join(import.meta.dirname, '..')
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const server = await startServer(path.join(root, 'dist/server/server.mjs'), { ACCESS_TOKEN_TTL_S: '86400' })
try {
  const session = await foundGroup(server.url)
  printLoad(await measureLoad(server.url, session.headers))
  const browser = await launchBrowser()
  printBytes(await measureBytes(browser, server.url, session.storage))
  await browser.close()
} finally {
  await server.stop()
}
