import { paths } from '@/configs/paths'

/** Path to the list of members that match the words. */
export const memberSearchPath = (words: string) => `${paths.members}?${new URLSearchParams({ q: words }).toString()}`
