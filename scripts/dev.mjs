import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// The API and the client side by side, each reloading by itself. When either stops, so does the other.
const start = (script, ...args) =>
  spawn(process.execPath, [fileURLToPath(new URL(`../node_modules/${script}`, import.meta.url)), ...args], {
    stdio: 'inherit',
  })
const children = [start('tsx/dist/cli.mjs', 'watch', 'server/server.ts'), start('vite/bin/vite.js')]
const stopAll = () => children.forEach((child) => child.kill())
for (const child of children) child.on('exit', stopAll)
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
