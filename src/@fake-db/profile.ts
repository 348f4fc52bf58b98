import * as z from 'zod/mini'
import { OWNER, owner, profile, type Liker } from './profileContent'
import { get, NOT_FOUND, post, type SampleCall, type SampleReply } from './sampleCall'

/** Hundredths that come to 100: what rounding down leaves over goes to the largest remainders. */
export function hundredthsOf(votes: readonly number[]): number[] {
  const sum = votes.reduce((total, count) => total + count, 0)
  const exact = votes.map((count) => (100 * count) / sum)
  const missing = 100 - exact.reduce((total, share) => total + Math.floor(share), 0)
  const raised = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, missing)
  return exact.map((share, index) => Math.floor(share) + (raised.some((one) => one.index === index) ? 1 : 0))
}

/** By its place in the answer: the specification gives posts, comments and answers no ids. */
const place = z.int().check(z.minimum(0))
const Liked = z.object({ post: place, comment: z.optional(place) })
const Commented = z.object({ post: place, comment: z.string().check(z.minLength(1)) })
const Marked = z.object({ list: z.enum(['suggestedPages', 'twitterFeeds']), index: place })
const Chosen = z.object({ index: place })

const withoutOwner = (people: readonly Liker[]) => people.filter(({ username }) => username !== OWNER)

/** The changes are not in the specification, which only reads: the screen keeps by them what was pressed in a visit. */
export function profileCalls(): SampleCall[] {
  const own = structuredClone(profile)
  const votes = own.polls.map(({ result }) => result)

  const changed = <Row>(row: Row | undefined, change: (row: Row) => void): SampleReply => {
    if (row === undefined) return NOT_FOUND
    change(row)
    return [200]
  }

  return [
    get('/profile/data', () => [200, own]),
    post('/profile/like', (ask) => {
      const given = ask.body(Liked)
      const liked = own.posts[given.post]
      if (given.comment === undefined) {
        return changed(liked, (row) => {
          row.likes += row.youLiked ? -1 : 1
          row.likedUsers = row.youLiked ? withoutOwner(row.likedUsers) : [owner, ...row.likedUsers]
          row.youLiked = !row.youLiked
        })
      }
      return changed(liked?.detailedComments[given.comment], (row) => {
        row.commentsLikes += row.youLiked ? -1 : 1
        row.youLiked = !row.youLiked
      })
    }),
    post('/profile/comment', (ask) => {
      const { post: index, comment } = ask.body(Commented)
      return changed(own.posts[index], (row) => {
        row.detailedComments.push({ ...owner, comment, commentsLikes: 0, youLiked: false })
        row.comments = row.detailedComments.length
      })
    }),
    post('/profile/favorite', (ask) => {
      const { list, index } = ask.body(Marked)
      return changed<{ favorite: boolean }>(own[list][index], (row) => {
        row.favorite = !row.favorite
      })
    }),
    post('/profile/befriend', (ask) =>
      changed(own.suggestions[ask.body(Chosen).index], (row) => {
        row.isAsked = !row.isAsked
      }),
    ),
    post('/profile/vote', (ask) => {
      const { index } = ask.body(Chosen)
      return changed(own.polls[index], () => {
        const counts = votes.map((count, at) => count + (at === index ? 1 : 0))
        for (const [at, result] of hundredthsOf(counts).entries()) {
          const poll = own.polls[at]
          if (!poll) continue
          const others = withoutOwner(poll.votedUser)
          Object.assign(poll, {
            result,
            youVoted: at === index,
            votedUser: at === index ? [owner, ...others] : others,
          })
        }
      })
    }),
  ]
}
