import { clientFailure } from './failure'

/** Asks the person who they are; resolves once the server has seen it, rejects with an HttpError where they will not say. */
type Prover = () => Promise<void>

let prover: Prover | null = null
let asking: Promise<void> | null = null

/** Names who asks; the newest one does. Returns the way to stop asking. */
export function setProver(ask: Prover): () => void {
  prover = ask
  return () => {
    if (prover === ask) prover = null
  }
}

/** Once, however many calls wait for it. Rejects with `proof_cancelled` where nobody is there to ask, or the person will not. */
export function askForProof(): Promise<void> {
  asking ??= (prover?.() ?? Promise.reject(clientFailure('proof_cancelled'))).finally(() => {
    asking = null
  })
  return asking
}
