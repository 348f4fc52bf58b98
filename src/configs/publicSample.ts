/**
 * Whether the sample page at this address is shown to everybody, and without the shell: the pages about signing in, and those
 * that stand in place of a site. An address that only looks like one is not found there (PublicSampleRoutes).
 */
export const isPublicSample = (pathname: string): boolean =>
  import.meta.env.VITE_SAMPLES !== 'off' && /^\/(misc\/|pages\/.+-(basic|cover)$)/.test(pathname)
