import { changeLines } from './noticeWords'
import type { NoticeText, NoticeWords, Told } from './noticeWords'

const exported = {
  members: 'all members',
  things: 'all things on loan',
  jubilees: 'all jubilees and birthdays of a year',
  finances: 'all entries of the books',
  movements: 'all movements of an account',
  journal: 'the journal',
  datev: 'the DATEV batch',
  budget: 'a budget',
  analytics: 'all figures of events',
  attendance: 'all figures of members’ attendance',
  audit: 'the whole record of activities',
  answers: 'all answers',
  fees: 'all fees of members',
  levies: 'all levies',
  pieces: 'all pieces of the repertoire',
  performed: 'all performed works',
  pool: 'the deputies’ pool',
}
const changed = {
  pixKey: 'Pix key',
  iban: 'IBAN',
  holder: 'Holder of the account',
  details: 'The group’s own words about paying were changed.',
}

function tell({ groupName, by = 'Whoever runs the server', when, facts, day, moment }: Told): NoticeText {
  switch (facts.kind) {
    case 'payment_changed':
      return {
        subject: `${groupName}: where money is paid to was changed`,
        paragraphs: [
          `${by} changed how ${groupName} is paid, on ${when}.`,
          changeLines(facts.changes, changed),
          'Please compare it with what your bank says. If it is wrong, put it right at once and ask who changed it.',
        ],
        action: 'Look at how we are paid',
      }
    case 'auditor_link_made':
      return {
        subject: `${groupName}: a link for auditors was made`,
        paragraphs: [
          `${by} made a link on ${when} that opens the books from ${day(facts.from)} to ${day(facts.to)} to whoever has it, until ${day(facts.expiresOn)}.`,
          'If you know of no audit, withdraw the link.',
        ],
        action: 'Look at the links',
      }
    case 'everything_exported':
      return {
        subject: `${groupName}: everything was taken along as a file`,
        paragraphs: [
          `${by} made a file on ${when}: ${exported[facts.what]} (${facts.count}).`,
          'If that was not agreed, ask what the file is for.',
        ],
        action: 'Open Batuta',
      }
    case 'member_erased':
      return {
        subject: `${groupName}: a former member’s data were erased`,
        paragraphs: [
          `${by} erased the data of a former member for good, on ${when}. Sums and counts stay as they were.`,
          'Nothing brings them back. If that was not agreed, speak with whoever did it.',
        ],
        action: 'Open Batuta',
      }
    default:
      return {
        subject: `${groupName}: all records were restored from a backup`,
        paragraphs: [
          `${by} put all records of ${groupName} back to what they were on ${moment(facts.madeAt)}. That was done on ${when}.`,
          'What was entered in between is gone: please look through what you did since.',
        ],
        action: 'Open Batuta',
      }
  }
}

export const enWords: NoticeWords = {
  greeting: (name) => `Hello ${name},`,
  footer: (groupName) =>
    `This mail goes to all administrators and treasurers of ${groupName}. It was sent by Batuta, the website that ${groupName} uses to organise itself.`,
  write: tell,
}
