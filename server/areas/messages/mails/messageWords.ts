import type { Answer } from '@contract/calendar/replyRules'

/** The texts of messages, in one language. Titles, places and times come in as they are to be read. */
export interface MessageWords {
  greeting: (name: string) => string
  greetingAll: string
  /** To a guardian. */
  about: (name: string) => string
  subjects: {
    answer: (title: string, day: string) => string
    changed: (title: string) => string
    cancelled: (title: string) => string
    reminder: (title: string, day: string) => string
    place: (title: string, day: string) => string
  }
  /** What the message is about, in one sentence. */
  openings: {
    answer: (groupName: string, title: string) => string
    confirm: (title: string) => string
    /** To a deputy who is asked for a place. */
    seat: (groupName: string, title: string, instrument: string | null) => string
    changed: (title: string) => string
    cancelled: (title: string, when: string) => string
    held: (title: string) => string
    reminder: (title: string) => string
    place: (title: string) => string
  }
  /** Of an event that is not confirmed. */
  option: string
  /** To who waits for a place. */
  waiting: string
  /** Before an answer, where a yes would wait. */
  full: string
  when: (when: string) => string
  where: (place: string) => string
  callTime: (time: string, meetingPoint: string | undefined) => string
  meetingPoint: (place: string) => string
  dress: (dress: string) => string
  before: (what: string) => string
  deadline: (when: string) => string
  /** To who is asked for a place, which somebody else is asked for after that. */
  seatUntil: (when: string) => string
  /** To who was asked for a place that somebody else has taken. */
  seatTaken: { subject: (title: string) => string; text: (title: string, when: string) => string }
  /** The same, where whoever does not answer comes. */
  optOut: (when: string) => string
  moreEvents: (count: number) => string
  /** On the link to one's page. */
  actions: { answer: string; look: string }
  /** Above links that answer at once; with a name where the mail concerns several. */
  answerNow: (name: string | undefined) => string
  answers: Record<Answer, string>
  /** In a text for everybody, which has no link. */
  ownPage: string
  /** In place of a link in a text for everybody, and of one that opens nothing any more. */
  linkWord: string
  /** In place of a name in a text for everybody. */
  everybody: string
  /** Of an own field, in a free message. */
  yes: string
  no: string
  footer: (groupName: string) => string
  /** Of a mail without a link. */
  plainFooter: (groupName: string) => string
  unsubscribe: (url: string) => string
  /** Of a mail with only the personal link. */
  link: { subject: (groupName: string) => string; text: (groupName: string) => string }
  /** To who unsubscribed, with a link to have e-mails again. */
  wayBack: { subject: (groupName: string) => string; text: (groupName: string) => string }
  test: { subject: (groupName: string) => string; text: string }
  page: {
    title: (groupName: string) => string
    question: (groupName: string, email: string) => string
    confirm: string
    done: (groupName: string) => string
    undo: string
    undone: (groupName: string) => string
    gone: string
  }
}
