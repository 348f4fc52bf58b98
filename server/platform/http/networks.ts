import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A household or a company has at least these 64 bits to itself (RFC 6177). */
const NETWORK_GROUPS = 4

/** Whom an address stands for: one of version 4 itself, one of version 6 its whole /64, in one spelling. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  // The URL parser knows all spellings and answers the shortest one.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, NETWORK_GROUPS).join(':')
}
