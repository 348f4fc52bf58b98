/** The region that a language tag names, else its language's usual one; undefined where it is no tag (`C`, `en-US@posix`). */
export function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    // Browsers take it from the system's settings, which may say anything.
    return undefined
  }
}
