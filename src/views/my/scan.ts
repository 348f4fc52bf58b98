/** An event and the code of its door, as the address of a scanned code ends: `#<event>.<code>`. */
const SCAN = /^#([\da-f-]{36})\.([\w-]{1,100})$/i

export interface Scan {
  eventId: string
  code: string
}

/** Null: the address holds none. */
export function readScan(): Scan | null {
  const [, eventId, code] = SCAN.exec(location.hash) ?? []
  return eventId === undefined || code === undefined ? null : { eventId, code }
}
