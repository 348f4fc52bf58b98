import { useMemo } from 'react'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'

/** What can be pressed on a profile. Each thing is named by its place in the answer; each answers whether it was done. */
export interface ProfileChanges {
  /** A post, or one of its comments; pressed again, the like is taken back. */
  like: (post: number, comment?: number) => Promise<boolean>
  comment: (post: number, comment: string) => Promise<boolean>
  favorite: (list: 'suggestedPages' | 'twitterFeeds', index: number) => Promise<boolean>
  befriend: (index: number) => Promise<boolean>
  vote: (index: number) => Promise<boolean>
}

export function useProfileChanges(reload: () => void): ProfileChanges {
  const write = useSampleWrite(reload)
  return useMemo(
    () => ({
      like: (post, comment) => write({ url: '/profile/like', data: { post, comment } }),
      comment: (post, comment) => write({ url: '/profile/comment', data: { post, comment } }),
      favorite: (list, index) => write({ url: '/profile/favorite', data: { list, index } }),
      befriend: (index) => write({ url: '/profile/befriend', data: { index } }),
      vote: (index) => write({ url: '/profile/vote', data: { index } }),
    }),
    [write],
  )
}
