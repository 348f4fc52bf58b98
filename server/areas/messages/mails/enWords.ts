import type { MessageWords } from './messageWords'

export const enWords: MessageWords = {
  greeting: (name) => `Hello ${name},`,
  greetingAll: 'Hello everybody,',
  about: (name) => `This is about ${name}; you get it as the guardian.`,
  subjects: {
    answer: (title, day) => `${title}, ${day}: will you come?`,
    changed: (title) => `Changed: ${title}`,
    cancelled: (title) => `Cancelled: ${title}`,
    reminder: (title, day) => `Reminder: ${title}, ${day}`,
    place: (title, day) => `A place for you: ${title}, ${day}`,
  },
  openings: {
    answer: (groupName, title) => `${groupName} would like to know whether you come to “${title}”.`,
    confirm: (title) => `“${title}” has changed since you answered. Please say whether your answer still holds.`,
    seat: (groupName, title, instrument) =>
      instrument === null
        ? `${groupName} would like to know whether you can play at “${title}” as a deputy.`
        : `${groupName} would like to know whether you can play at “${title}” as a deputy: ${instrument}.`,
    changed: (title) => `“${title}” has changed. This is how it stands now:`,
    cancelled: (title, when) => `“${title}” (${when}) is cancelled.`,
    held: (title) => `“${title}” takes place after all. This is how it stands now:`,
    reminder: (title) => `“${title}” is soon, and you are expected.`,
    place: (title) =>
      `A place at “${title}” has become free, and you have it: you are expected. If you cannot come any more, please say so on your page, so that it goes to the next.`,
  },
  option: 'It is not certain yet that it takes place: please keep the time free.',
  waiting: 'You are on the waiting list: you are told when a place becomes free.',
  full: 'All places are taken: a yes puts you on the waiting list.',
  when: (when) => `When: ${when}`,
  where: (place) => `Where: ${place}`,
  callTime: (time, meetingPoint) => `Be there at: ${time}${meetingPoint === undefined ? '' : `, ${meetingPoint}`}`,
  meetingPoint: (place) => `Meeting point: ${place}`,
  dress: (dress) => `Dress: ${dress}`,
  before: (what) => `Before: ${what}`,
  deadline: (when) => `Please answer by ${when}.`,
  seatUntil: (when) => `Please answer by ${when}; after that somebody else is asked.`,
  seatTaken: {
    subject: (title) => `The place is taken: ${title}`,
    text: (title, when) =>
      `Somebody else plays at “${title}” (${when}). You need not do anything. Thank you, and until another time!`,
  },
  optOut: (when) => `You are counted in unless you say no by ${when}.`,
  moreEvents: (count) =>
    count === 1
      ? 'One more event of the series has changed with it; your page shows both.'
      : `${count} more events of the series have changed with it; your page shows them all.`,
  actions: { answer: 'Answer on my page', look: 'Open my page' },
  answerNow: (name) => (name === undefined ? 'Answer with one press:' : `Answer for ${name}:`),
  answers: { yes: 'Yes', no: 'No', maybe: 'Maybe' },
  ownPage: 'Please answer on your own page; your personal link opens it.',
  linkWord: 'your personal link',
  everybody: 'everybody',
  yes: 'yes',
  no: 'no',
  footer: (groupName) => `This mail was sent by ${groupName} with Batuta. The link is for you alone.`,
  plainFooter: (groupName) => `This mail was sent by ${groupName} with Batuta.`,
  unsubscribe: (url) => `No more of these mails: ${url}`,
  link: {
    subject: (groupName) => `${groupName}: your own page`,
    text: (groupName) =>
      `This is your page at ${groupName}: what is next, where and when, and whether you will be there. You need no account. The link is your own: please keep it.`,
  },
  wayBack: {
    subject: (groupName) => `${groupName}: have e-mails again?`,
    text: (groupName) =>
      `You stopped the e-mails of ${groupName}, and on the page of your child somebody asked for a way back. If you want them again, say so here; if not, do nothing: none come.`,
  },
  test: {
    subject: (groupName) => `${groupName}: a test mail`,
    text: 'This is a test. If you can read it, the messages of your group arrive.',
  },
  page: {
    title: (groupName) => `E-mails of ${groupName}`,
    question: (groupName, email) =>
      `Shall ${groupName} stop sending e-mails about its events and other news to ${email}?`,
    confirm: 'Stop these e-mails',
    done: (groupName) =>
      `You get no more e-mails about events and other news of ${groupName}. Your personal page works as before.`,
    undo: 'Send them again',
    undone: (groupName) => `You get e-mails about events and other news of ${groupName} again.`,
    gone: 'This link does not work any more. You need not do anything.',
  },
}
