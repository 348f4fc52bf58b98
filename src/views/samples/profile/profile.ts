import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
const Person = z.object({ username: z.string(), avatar: z.string() })
export type Person = z.infer<typeof Person>

const Comment = z.object({
  ...Person.shape,
  comment: z.string(),
  commentsLikes: z.number(),
  youLiked: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

const Post = z.object({
  ...Person.shape,
  /** YYYY-MM-DD. */
  postTime: z.string(),
  postText: z.string(),
  /** Empty, none. */
  postImg: z.string(),
  likes: z.number(),
  comments: z.number(),
  share: z.number(),
  youLiked: z.boolean(),
  likedUsers: z.array(Person),
  detailedComments: z.array(Comment),
})
export type Post = z.infer<typeof Post>

const Photo = z.object({ img: z.string(), title: z.string() })
export type Photo = z.infer<typeof Photo>

const Profile = z.object({
  header: z.object({ ...Person.shape, designation: z.string(), coverImg: z.string() }),
  userAbout: z.object({
    about: z.string(),
    joined: z.string(),
    lives: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  suggestedPages: z.array(z.object({ ...Person.shape, subtitle: z.string(), favorite: z.boolean() })),
  twitterFeeds: z.array(
    z.object({
      imgUrl: z.string(),
      title: z.string(),
      id: z.string(),
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  posts: z.array(Post),
  latestPhotos: z.array(Photo),
  suggestions: z.array(
    z.object({ avatar: z.string(), name: z.string(), mutualFriend: z.string(), isAsked: z.boolean() }),
  ),
  /** The answers of one question; the results are hundredths. */
  polls: z.array(z.object({ name: z.string(), result: z.number(), votedUser: z.array(Person), youVoted: z.boolean() })),
})
export type Profile = z.infer<typeof Profile>

export const fetchProfile = (): Promise<Profile> => sampleRequest(Profile, { url: '/profile/data' })
