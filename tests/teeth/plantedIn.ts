import type { Fault } from './faults'

/** The file's text with the fault in it. Throws unless what the fault replaces stands there once: the list is then behind the product. */
export function plantedIn(text: string, { name, file, from, to }: Fault): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`${name}: ${file} has ${parts.length - 1} times, not once: ${from}`)
  return parts.join(to)
}
