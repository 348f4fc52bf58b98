import { get, type SampleCall } from './sampleCall'
import { dayOf, nameOf, pictureOf, usernameOf } from './words'

interface Liker {
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
  latestPhotos: { img: string }[]
  suggestions: { avatar: string; name: string; mutualFriend: string }[]
  polls: { name: string; result: number; votedUser: Liker[] }[]
}

const people = (from: number, count: number): Liker[] =>
  Array.from({ length: count }, (_, index) => ({ username: nameOf(from + index), avatar: '' }))

const texts = [
  'First rehearsal after the summer. Nobody remembered the bowings, everybody remembered the jokes.',
  'New strings. The neighbours have been warned.',
  'Found a second clarinet part with a shopping list from 1961 on its back.',
]

const profile: Profile = {
  header: { avatar: '', username: 'Kaori Engel', designation: 'Principal viola', coverImg: pictureOf(3) },
  userAbout: {
    about: 'Plays what stands in the middle of the chord, and would not change it for a melody.',
    joined: dayOf(-900),
    lives: 'Leipzig, Germany',
    email: 'kaori.engel@example.org',
    website: 'https://kaori.example.org',
  },
  suggestedPages: ['Viola jokes', 'Chamber music at home', 'Old programmes'].map((username, index) => ({
    avatar: '',
    username,
    subtitle: index === 1 ? 'Music' : 'Community',
    favorite: index === 0,
  })),
  twitterFeeds: people(40, 3).map(({ username }, index) => ({
    imgUrl: '',
    title: username,
    id: usernameOf(username),
    tags: '#rehearsal',
    desc: ['Bar 97. Again.', 'The hall smells of rosin and rain.', 'Encore chosen. It is a secret.'][index] ?? '',
    favorite: index === 2,
  })),
  posts: texts.map((postText, index) => ({
    avatar: '',
    username: 'Kaori Engel',
    postTime: dayOf(190 - index * 4),
    postText,
    postImg: index === 0 ? pictureOf(4) : '',
    likes: 40 + index * 17,
    comments: 2,
    share: 3 + index,
    youLiked: index === 1,
    likedUsers: people(50 + index * 5, 5),
    detailedComments: people(70 + index * 2, 2).map(({ username }, comment) => ({
      avatar: '',
      username,
      comment: comment === 0 ? 'That sounds like us.' : 'I want to hear it.',
      commentsLikes: 4 + comment,
      youLiked: comment === 0,
    })),
  })),
  latestPhotos: Array.from({ length: 9 }, (_, index) => ({ img: pictureOf(10 + index) })),
  suggestions: people(90, 5).map(({ username }, index) => ({
    avatar: '',
    name: username,
    mutualFriend: `${2 + index} friends in common`,
  })),
  polls: [
    { name: 'Mozart', result: 42, votedUser: people(100, 3) },
    { name: 'Villa-Lobos', result: 37, votedUser: people(103, 3) },
    { name: 'Something new', result: 21, votedUser: people(106, 2) },
  ],
}

export function profileCalls(): SampleCall[] {
  return [get('/profile/data', () => [200, profile])]
}
