import type { Socket } from 'node:net'
import type { App } from '../dependencies'

/** How long calls may take to finish once the server is told to stop: a supervisor kills after ten seconds. */
const SHUTDOWN_TIMEOUT_MS = 7_000
const IDLE_CHECK_MS = 50

/**
 * Answers a function that closes the app: calls in flight finish, idle connections are closed at once. It tracks connections
 * from the first one on, so call this before listening.
 */
export function prepareGracefulShutdown(app: App): () => Promise<void> {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  function closeIdle(): void {
    app.server.closeIdleConnections()
    // Browsers open spare connections and say nothing on them: idle to everybody but Node, which waits for a first request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }

  return async () => {
    const idleTimer = setInterval(closeIdle, IDLE_CHECK_MS)
    const deadline = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
    await app.close()
    clearInterval(idleTimer)
    clearTimeout(deadline)
  }
}
