/** Twenty thousand lines or a whole ledger, on a slow line, at a server that has other things to do. */
export const LONG_TIMEOUT_MS = 180_000
