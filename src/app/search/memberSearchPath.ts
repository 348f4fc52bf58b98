import { paths } from '@/configs/paths'

/** The list of those members whom the words find. */
export const memberSearchPath = (words: string) => `${paths.members}?${new URLSearchParams({ q: words }).toString()}`
