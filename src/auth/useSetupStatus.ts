import { useEffect, useState } from 'react'
import type { DemoRole } from '@contract/auth'
import { demoRoles } from '@contract/demoRoles'
import { env } from '@/configs/env'

interface SetupStatus {
  /** Whether there is no group yet. */
  isEmpty: boolean
  /** Nobody may found a group: people come by invitation alone. */
  isClosed: boolean
  /** The ways into the demo orchestra; none where it is not offered. */
  demoRoles: DemoRole[]
}

/** What this installation offers to whoever is not signed in; null until it is known. */
export function useSetupStatus(): SetupStatus | null {
  const [status, setStatus] = useState<SetupStatus | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readSetupStatus().then((known) => isCurrent && setStatus(known))
    return () => {
      isCurrent = false
    }
  }, [])
  return status
}

/**
 * What this installation offers to whoever is not signed in. Plain fetch: it needs no token, and the sign-in page then does
 * not wait for the http client, nor for the schemas. Where the server does not say, the plain form serves.
 */
async function readSetupStatus(): Promise<SetupStatus> {
  const [setup, demo] = await Promise.all([read('/auth/start'), read('/auth/demo')])
  return {
    isEmpty: fieldOf(setup, 'isEmpty') === true,
    isClosed: fieldOf(setup, 'isClosed') === true,
    demoRoles: demoRoles.filter((role) => isListed(fieldOf(demo, 'roles'), role)),
  }
}

async function read(path: string): Promise<unknown> {
  try {
    const response = await fetch(`${env.apiUrl}${path}`, { headers: { accept: 'application/json' } })
    return await response.json()
  } catch {
    return null
  }
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
}

function isListed(list: unknown, word: string): boolean {
  return Array.isArray(list) && list.includes(word)
}
