/** Calls that change nothing, and give all of something at once: whoever takes everybody along is to be found. */
export const readsOfEverybody: readonly string[] = [
  'GET /members/all-members',
  'GET /members/find-member-data',
  'GET /finances/all-finances',
  'GET /analytics/events/all-events',
  'GET /analytics/members/all-members',
  'GET /audit/all-entries',
]

const looks = 'It only looks: what was sent is worked out and answered, and nothing is stored.'
const entryHistory =
  'The history of each entry says who did it, when, and from what to what; it is kept as long as the entry is.'
const transferHistory = 'The same of the history of each transfer.'
const ownWord =
  'It is the person’s own word about themself, by their own link or account. It stands with its time where it was given.'
const onTheWay = 'It only begins, or asks for, what has a line of its own once it is done.'

/** Calls that write and leave no entry in the activity log, each with its reason. */
export const unrecorded: Readonly<Record<string, string>> = {
  'POST /members/find-duplicates': looks,
  'POST /members/find-import-format': looks,
  'POST /members/find-rule-people': looks,
  'POST /finances/find-duplicates': looks,
  'POST /finances/find-import-format': looks,
  'POST /finances/find-owed': looks,
  'POST /finances/guess-categories': looks,
  'POST /finances/match-lines': looks,
  'POST /finances/try-match-rule': looks,
  'POST /finances/preview-dues': looks,
  'POST /finances/print-donation-receipts': 'a file of receipts that are there already; their making is recorded',
  'POST /auditor/make-journal': 'makes a file of what the link shows line by line anyway, and stores nothing',
  'POST /finances/print-letters':
    'It writes on paper what each statement answers by itself, and nothing is stored; that reminders were handed on is a call with its line.',
  'POST /calendar/preview-series': looks,
  'POST /calendar/preview-copy': looks,
  'POST /replies/preview-event': looks,
  'POST /messages/preview-message': looks,
  'POST /leading/preview-message': looks,

  'POST /finances/add-finance': entryHistory,
  'POST /finances/change-finances': entryHistory,
  'POST /finances/unchange-finances': entryHistory,
  'POST /finances/pay-finances': entryHistory,
  'POST /finances/unpay-finances': entryHistory,
  'POST /finances/pay-part': entryHistory,
  'POST /finances/undo-received': entryHistory,
  'POST /finances/create-dues': entryHistory,
  'POST /finances/book-recurring': entryHistory,
  'POST /finances/add-split': entryHistory,
  'POST /finances/add-transfer': transferHistory,

  'POST /replies/answer-event': ownWord,
  'POST /polls/answer-poll': ownWord,
  'POST /checkins/check-in': ownWord,

  'POST /leading/find-texts': 'A section leader’s own words, ready to be handed on: no link of anybody is in them.',
  'POST /leading/mark-handed': 'The same tick as of any message.',
  'POST /messages/mark-handed':
    'A tick of whoever writes beside a name, so as to know whom they have still to hand the text to.',
  'POST /messages/send-test': 'A mail to oneself, which changes nothing and tells nobody else anything.',

  'POST /messages/mail-way-back': onTheWay,
  'POST /auth/login/begin-passkey': onTheWay,
  'POST /auth/begin-totp': onTheWay,
  'POST /auth/begin-passkey': onTheWay,
  'POST /auth/send-verification': onTheWay,
  'POST /auth/forgot-password': onTheWay,
  'POST /auth/change-email':
    'Where mail is set up, the address changes when the mail to it is answered, and has its line then.',
  'POST /auth/prove':
    'It shows who is there and changes nothing; what it opens has its own line, and a wrong proof is in the server’s log.',
  'POST /jwt/refresh-token': 'A session goes on that has its line from the sign-in; it happens every few minutes.',
  'POST /api/bookmarks/update': 'A mark in one’s own menu.',
  'POST /auth/demo': 'Visitors of the demo are nobody: of them nothing is kept, as whoever comes next could read it.',
}
