/** Of one's own page in the shell; apart from `paths`, as the light page of a personal link needs no others. */
export const ownPaths = {
  myPage: '/my-page',
  /** Where a scanned check-in code leads a person who is signed in, on a phone without a personal link. */
  checkIn: '/my-page/check-in',
} as const

/** The service worker of the light page: its file, and what it answers for. */
export const ownWorker = { file: '/my-worker.js', scope: '/my' } as const
