const SAID_BY_BROWSERS = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether a part of the program could not be fetched: the network is gone, or a newer version took its place. */
export function isFetchError({ message }: Error): boolean {
  return SAID_BY_BROWSERS.test(message)
}
