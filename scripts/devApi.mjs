import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const READY_LINE = /^Batuta is ready at (http:\S+)(.*)$/

/**
 * Runs the API from its sources, on a port that the system chooses, and anew whenever `restart` says that they changed.
 * `onReady` hears what its start line says after the address, `onDown` that it ended without being asked to.
 */
export function superviseApi({ env, onReady, onDown }) {
  let isStopping = false
  let isRestarting = false
  let hasChanged = false
  let current
  /** Where the API answers, or undefined where it is down. Pending while it starts. */
  let address = Promise.resolve(undefined)

  function run() {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/server.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const started = { child, exited: once(child, 'exit'), isAskedToEnd: false }
    current = started
    const ready = new Promise((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, url, note] = READY_LINE.exec(line) ?? []
        if (url === undefined) return
        onReady(note)
        resolve(url)
      })
    })
    const ended = started.exited.then(() => {
      if (started.isAskedToEnd) return undefined
      address = Promise.resolve(undefined)
      onDown()
      return undefined
    })
    return Promise.race([ready, ended])
  }

  async function end() {
    if (current === undefined) return
    current.isAskedToEnd = true
    current.child.kill('SIGTERM')
    await current.exited
  }

  async function runAnew() {
    await end()
    hasChanged = false
    const started = isStopping ? undefined : await run()
    if (hasChanged) return runAnew()
    isRestarting = false
    return started
  }

  return {
    address: () => address,
    start: () => {
      address = run()
    },
    restart: () => {
      hasChanged = true
      if (isRestarting || isStopping || current === undefined) return
      isRestarting = true
      // Calls that come meanwhile wait for the new process.
      address = runAnew()
    },
    stop: async () => {
      isStopping = true
      await end()
    },
  }
}
