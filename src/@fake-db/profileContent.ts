import { faceOf } from './faces'
import { coverPhotograph, photographOf, type Scene } from './content/photographs'
import { dayOf, nameOf, usernameOf } from './words'

export interface Liker {
  username: string
  avatar: string
}

export interface Profile {
  header: { avatar: string; username: string; designation: string; coverImg: string }
  userAbout: { about: string; joined: string; lives: string; email: string; website: string }
  suggestedPages: { avatar: string; username: string; subtitle: string; favorite: boolean }[]
  twitterFeeds: { imgUrl: string; title: string; id: string; tags: string; desc: string; favorite: boolean }[]
  posts: {
    avatar: string
    username: string
    postTime: string
    postText: string
    postImg: string
    likes: number
    comments: number
    share: number
    youLiked: boolean
    likedUsers: Liker[]
    detailedComments: { avatar: string; username: string; comment: string; commentsLikes: number; youLiked: boolean }[]
  }[]
  /** `title`, `isAsked` and `youVoted` are not in the specification. */
  latestPhotos: { img: string; title: string }[]
  suggestions: { avatar: string; name: string; mutualFriend: string; isAsked: boolean }[]
  /** The answers of one question; the results are hundredths, and come to 100 together. */
  polls: { name: string; result: number; votedUser: Liker[]; youVoted: boolean }[]
}

const people = (from: number, count: number): Liker[] =>
  Array.from({ length: count }, (_, index) => nameOf(from + index)).map((username) => ({
    username,
    avatar: faceOf(username),
  }))

/** Whose profile it is, and who looks at it: the one that the letters of the samples are to. */
export const OWNER = 'Kaori Engel'
export const owner: Liker = { username: OWNER, avatar: faceOf(OWNER) }

const texts: [text: string, scene?: Scene][] = [
  ['First rehearsal after the summer. Nobody remembered the bowings, everybody remembered the jokes.', 'hall'],
  ['New strings. The neighbours have been warned.'],
  ['Found a second clarinet part with a shopping list from 1961 on its back.', 'score'],
  ['Missed the last train, met a double bass on the platform. We shared a taxi, all three of us.', 'train'],
]

const photos: [scene: Scene, title: string][] = [
  ['hall', 'Ten minutes before the doors open'],
  ['score', 'Whoever drew that circle meant it'],
  ['bridge', 'New strings'],
  ['bell', 'What the horn sees of us'],
  ['timpani', 'From the organ loft'],
  ['train', 'The last train home'],
  ['keys', 'The piano of the school hall'],
  ['stands', 'After the concert'],
  ['conductor', 'The upbeat'],
]

const comments = [
  ['That sounds like us.', 'I want to hear it.'],
  ['They have told me. Twice.', 'Which ones? Mine last a month.'],
  ['Two pounds of flour, a tuner, and stamps?', 'Please put it into the archive.'],
  ['I hope the bass paid its share.', 'Next time I take my car.'],
]

export const profile: Profile = {
  header: { ...owner, designation: 'Principal viola', coverImg: coverPhotograph() },
  userAbout: {
    about: 'Plays what stands in the middle of the chord, and would not change it for a melody.',
    joined: dayOf(-900),
    lives: 'Leipzig, Germany',
    email: 'kaori.engel@example.org',
    website: 'https://kaori.example.org',
  },
  suggestedPages: ['Viola jokes', 'Chamber music at home', 'Old programmes', 'Halls that sound'].map(
    (username, index) => ({
      avatar: '',
      username,
      subtitle: index % 2 === 1 ? 'Music' : 'Community',
      favorite: index === 0,
    }),
  ),
  twitterFeeds: people(40, 3).map(({ username, avatar }, index) => ({
    imgUrl: avatar,
    title: username,
    id: usernameOf(username),
    tags: '#rehearsal',
    desc: ['Bar 97. Again.', 'The hall smells of rosin and rain.', 'Encore chosen. It is a secret.'][index] ?? '',
    favorite: index === 2,
  })),
  posts: texts.map(([postText, scene], index) => ({
    ...owner,
    postTime: dayOf(190 - index * 4),
    postText,
    postImg: scene ? photographOf(scene) : '',
    likes: 40 + index * 17,
    comments: 2,
    share: 3 + index,
    youLiked: index === 1,
    likedUsers: [...(index === 1 ? [owner] : []), ...people(50 + index * 5, 5)],
    detailedComments: people(72 + index * 2, 2).map((person, comment) => ({
      ...person,
      comment: comments[index]?.[comment] ?? '',
      commentsLikes: 4 + comment,
      youLiked: comment === 0,
    })),
  })),
  latestPhotos: photos.map(([scene, title]) => ({ img: photographOf(scene), title })),
  suggestions: people(90, 5).map(({ username, avatar }, index) => ({
    avatar,
    name: username,
    mutualFriend: `${2 + index} friends in common`,
    isAsked: false,
  })),
  polls: [
    { name: 'Mozart', result: 42, votedUser: people(100, 3), youVoted: false },
    { name: 'Villa-Lobos', result: 37, votedUser: people(103, 3), youVoted: false },
    { name: 'Something new', result: 21, votedUser: people(106, 2), youVoted: false },
  ],
}
