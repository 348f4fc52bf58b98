import type { GroupTable } from '../../platform/db/rowImages'
import { events } from '../../platform/db/schema/calendar/events'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { checkIns, deputies } from '../../platform/db/schema/calendar/personalLinks'
import { absences, pollAnswers, polls, replies } from '../../platform/db/schema/calendar/replies'
import { bankLineEntries } from '../../platform/db/schema/finances/bankLines'
import { creditUses } from '../../platform/db/schema/finances/creditUses'
import { donationGifts, donationReceipts, donors } from '../../platform/db/schema/finances/donations'
import { memberFees } from '../../platform/db/schema/finances/fees'
import { financeDues } from '../../platform/db/schema/finances/financeDues'
import { finances } from '../../platform/db/schema/finances/finances'
import { levyCharges } from '../../platform/db/schema/finances/levies'
import { mandates } from '../../platform/db/schema/finances/debits'
import { matchRules } from '../../platform/db/schema/finances/matchRules'
import { memberPayers, payers } from '../../platform/db/schema/finances/payers'
import { recurringFinances } from '../../platform/db/schema/finances/recurring'
import { statementMails } from '../../platform/db/schema/finances/statementMails'
import { members } from '../../platform/db/schema/members'
import { memberContacts } from '../../platform/db/schema/members/contacts'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { honours, serviceAdjustments } from '../../platform/db/schema/members/honours'
import { memberPhotos } from '../../platform/db/schema/members/photos'
import { loans } from '../../platform/db/schema/members/things'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'
import { messageRecipients } from '../../platform/db/schema/messages/messages'
import { users } from '../../platform/db/schema/users'

/** Whatever a merge changes rows of, and its Undo puts back: each that has a member's id (tests/house/mergedColumns.test.ts). */
export const mergedTables: readonly GroupTable[] = [
  members,
  memberHistory,
  memberContacts,
  memberGroups,
  loans,
  honours,
  serviceAdjustments,
  memberPhotos,
  eventAttendance,
  replies,
  pollAnswers,
  checkIns,
  absences,
  deputies,
  events,
  polls,
  finances,
  bankLineEntries,
  creditUses,
  recurringFinances,
  matchRules,
  mandates,
  donors,
  donationGifts,
  donationReceipts,
  statementMails,
  memberFees,
  financeDues,
  levyCharges,
  payers,
  memberPayers,
  messageRecipients,
  mailBlocks,
  users,
]
