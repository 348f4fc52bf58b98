import type { Browser } from 'playwright-core'
import type { BenchServer } from './server'

/** What a section of the bench measures with: a server of its own on an empty database, and a browser where it wants one. */
export interface Bench extends BenchServer {
  /** A further one. */
  openServer: () => Promise<BenchServer>
  openBrowser: () => Promise<Browser>
}

/** Measures, and prints what it found beside the targets. */
export type Section = (bench: Bench) => Promise<void>
