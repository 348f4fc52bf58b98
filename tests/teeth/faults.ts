/** A slip that somebody could make, and who must notice it. */
export interface Fault {
  name: string
  file: string
  /** Stands in the file once. */
  from: string
  to: string
  /** The test files of which at least one must fail. */
  killers: string[]
}

/** Who may do what. */
const access: Fault[] = [
  {
    name: 'every role is let in everywhere',
    file: 'server/platform/auth/guard.ts',
    from: 'if (access === undefined || !letsIn(access, role))',
    to: 'if (access === undefined)',
    killers: ['tests/server/api/access.test.ts'],
  },
  {
    name: 'who must set up a second factor first is let in without',
    file: 'server/platform/auth/guard.ts',
    from: "if (mustSetUp && !servesSetup) throw new ApiError('second_factor_setup_required')",
    to: 'void [mustSetUp, servesSetup]',
    killers: ['tests/server/accounts/requiredSecondFactor.test.ts'],
  },
  {
    name: 'nobody is asked again who they are',
    file: 'server/platform/auth/guard.ts',
    from: "if (!isProven) throw new ApiError('proof_required')",
    to: 'void isProven',
    killers: ['tests/server/notices/notices.test.ts'],
  },
  {
    name: 'a used refresh token serves within its grace though its successor was used',
    file: 'server/platform/auth/sessionRotation.ts',
    from: '\n        and not exists ${laterUses}',
    to: '',
    killers: ['tests/server/accounts/refresh.test.ts'],
  },
  {
    name: 'the personal link of who has left still opens',
    file: 'server/platform/auth/personalLinks.ts',
    from: ' and ${isMemberFromNow(groupId)}',
    to: '',
    killers: ['tests/server/calendar/replies/personalLinks.test.ts', 'tests/server/members/lastDay.test.ts'],
  },
  {
    name: 'whoever left is a member on the days after',
    file: 'server/platform/db/membership.ts',
    from: "then 'former'",
    to: "then 'active'",
    killers: ['tests/server/members/lastDay.test.ts', 'tests/server/members/history.test.ts'],
  },
  {
    name: 'an auditor’s link outlives its last day',
    file: 'server/platform/auth/auditorLinks.ts',
    from: 'if (found.withdrawnAt !== null || found.expiresAt.getTime() <= Date.now())',
    to: 'if (found.withdrawnAt !== null)',
    killers: ['tests/server/finances/auditing.test.ts'],
  },
  {
    name: 'members see the events that ask others alone',
    file: 'server/areas/calendar/events/eventViewer.ts',
    from: 'sql`not ${isOfChosen}` : sql`(not ${isOfChosen} or ${names})`',
    to: 'sql`true` : sql`(true or ${isOfChosen} or ${names})`',
    killers: ['tests/server/calendar/events/eventVisibility.test.ts'],
  },
  {
    name: 'the last administrator can be made a member',
    file: 'server/areas/accounts/userRepository.ts',
    from: "if (role !== 'admin') await assertNotLastAdmin(tx, groupId, id)",
    to: '',
    killers: ['tests/server/accounts/users.test.ts'],
  },
  {
    name: 'the first open month is looked for in all groups',
    file: 'server/areas/finances/ledger/closedMonths.ts',
    from: 'eq(financeMonths.groupId, groupId),\n',
    to: '\n',
    killers: ['tests/server/finances/financeClosings.test.ts'],
  },
]

/** Never a cent wrong. */
const money: Fault[] = [
  {
    name: 'the balance adds what was spent',
    file: 'server/areas/finances/balance/balance.ts',
    from: 'balance: total.opening + total.income - total.expense,',
    to: 'balance: total.opening + total.income + total.expense,',
    killers: ['tests/server/finances/judging/judgedLines.test.ts'],
  },
  {
    name: 'a closed month can be written in, the months before it not',
    file: 'server/areas/finances/ledger/entryTraits.ts',
    from: 'month <= ${lastClosed}',
    to: 'month < ${lastClosed}',
    killers: ['tests/server/finances/financeClosings.test.ts'],
  },
  {
    name: 'an entry can be added to a closed month, to the months before it not',
    file: 'server/areas/finances/ledger/addedTraits.ts',
    from: '${financeClosings.month} >= ${firstMonth}::date',
    to: '${financeClosings.month} > ${firstMonth}::date',
    killers: ['tests/server/finances/financeClosings.test.ts'],
  },
  {
    name: 'an entry can be moved into a closed month',
    file: 'server/areas/finances/ledger/ledger.ts',
    from: "if (after?.isClosed) throw new ApiError('month_closed')",
    to: '',
    killers: ['tests/server/finances/financeClosings.test.ts'],
  },
  {
    name: 'a reversal says the same again',
    file: 'server/areas/finances/ledger/reversals.ts',
    from: "original.kind === 'income' ? 'expense' : 'income'",
    to: 'original.kind',
    killers: ['tests/server/finances/financeClosings.test.ts'],
  },
  {
    name: 'more is given back than is left of a payment',
    file: 'server/areas/finances/payments/refunds.ts',
    from: 'if (refund.amount > most)',
    to: 'if (refund.amount > original.amount)',
    killers: ['tests/server/finances/credit.test.ts'],
  },
  {
    name: 'a part paid adds to what is owed',
    file: 'server/areas/finances/payments/partPayments.ts',
    from: 'await moveRest(ledger, whole.id, -payment.amount)',
    to: 'await moveRest(ledger, whole.id, payment.amount)',
    killers: ['tests/server/finances/settlements.test.ts'],
  },
  {
    name: 'parts are joined to an amount that is not their sum',
    file: 'server/areas/finances/splits/splitRepository.ts',
    from: 'if (sum !== amount || !isSameKind)',
    to: 'if (!isSameKind)',
    killers: ['tests/server/finances/splits.test.ts'],
  },
  {
    name: 'an account agrees with a statement of another balance',
    file: 'server/areas/finances/reconciliation/reconciliationRepository.ts',
    from: 'if (sum !== write.balance)',
    to: 'if (sum > write.balance)',
    killers: ['tests/server/finances/reconciliations.test.ts'],
  },
  {
    name: 'credit pays for dues that were changed since they were read',
    file: 'server/areas/finances/payments/creditUses.ts',
    from: "if (due.version !== version) throw new ApiError('conflict', { current: toFinance(due) })",
    to: 'void version',
    killers: ['tests/server/finances/credit.test.ts'],
  },
  {
    name: 'who joins within a period pays a month too much of it',
    file: 'server/areas/finances/dues/feeAmounts.ts',
    from: 'countOf(last) - countOf(first) + 1',
    to: 'countOf(last) - countOf(first) + 2',
    killers: ['tests/server/finances/joiners.test.ts'],
  },
  {
    name: 'who leaves within a month does not owe it',
    file: 'server/areas/finances/dues/dues.ts',
    from: 'month > monthOf(leftOn)',
    to: 'month >= monthOf(leftOn)',
    killers: ['tests/server/finances/leaving.test.ts'],
  },
  {
    name: 'a reversal counts twice against the budget',
    file: 'server/areas/finances/budgets/actualSums.ts',
    from: '      add(placed(kind, category, own), status, -amount)',
    to: '      add(placed(kind, category, own), status, amount)',
    killers: ['tests/server/finances/budgets.test.ts'],
  },
  {
    name: 'money out in a bank’s file is taken for money in',
    file: 'server/areas/finances/matching/duplicates.ts',
    from: "amount: line.kind === 'income' ? line.amount : -line.amount",
    to: 'amount: line.amount',
    killers: ['tests/server/finances/judging/judgedLines.test.ts'],
  },
  {
    name: 'the 31st of a shorter month is a day of the next one',
    file: 'contract/finances/recurringDays.ts',
    from: 'String(Math.min(day, next.getUTCDate()))',
    to: 'String(day)',
    killers: ['tests/unit/contract/finances/recurringDays.test.ts'],
  },
  {
    name: 'an entry of nothing is taken',
    file: 'contract/finances.ts',
    from: 'export const Amount = z.int().check(z.minimum(1), ',
    to: 'export const Amount = z.int().check(z.minimum(0), ',
    killers: ['tests/server/finances/finances.test.ts'],
  },
]

/** What is written, by whom, and what the record says of it. */
const records: Fault[] = [
  {
    name: 'a record is written over whatever version was read',
    file: 'server/platform/records/saveRecord.ts',
    from: 'if (stored.version !== version &&',
    to: 'if (version === undefined &&',
    killers: ['tests/server/api/writeProtocol.test.ts'],
  },
  {
    name: 'a change brings back what was removed',
    file: 'server/platform/records/saveRecord.ts',
    from: "if (isGone(stored) && !isSame) throw new ApiError('not_found')",
    to: 'void isGone',
    killers: ['tests/server/api/writeProtocol.test.ts'],
  },
  {
    name: 'the record does not say that a month was closed',
    file: 'server/areas/finances/ledger/closedMonths.ts',
    from: "await appendAudit(tx, actor, { action: 'month_closed', subject: { type: 'month', name } })",
    to: 'void name',
    killers: ['tests/server/audit/recordWalk.test.ts'],
  },
  {
    name: 'the record does not say that what was written off is owed again',
    file: 'server/areas/finances/payments/writeOffs.ts',
    from: "await appendAudit(ledger.tx, actor, { action: 'finance_write_off_undone', subject: financeSubject(entry) })",
    to: 'void entry',
    killers: ['tests/server/audit/recordWalk.test.ts'],
  },
  {
    name: 'who is erased stays in the polls',
    file: 'server/areas/privacy/privacyRepository.ts',
    from: '  await eraseFromPolls(tx, groupId, person)\n',
    to: '',
    killers: ['tests/server/privacy/privacy.test.ts'],
  },
  {
    name: 'an address in capitals is another address',
    file: 'contract/primitives.ts',
    from: '.check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())',
    to: '.check(z.trim(), z.minLength(1), z.maxLength(254), z.email())',
    killers: ['tests/server/accounts/auth.test.ts'],
  },
  {
    name: 'books that are read from the first day on ask for a year 0',
    file: 'server/areas/finances/accounts/accountMovements.ts',
    from: 'from === undefined || from === FIRST_DAY',
    to: 'from === undefined',
    killers: ['tests/server/finances/outermostDays.test.ts'],
  },
  {
    name: 'a phone number is found only with the code that it is stored with',
    file: 'server/platform/db/listQuery.ts',
    from: "isInternational ? digits.replace(/^00/, '').replace(CALLING_CODE, '') : digits",
    to: 'digits',
    killers: ['tests/server/members/memberList.test.ts'],
  },
]

/** Days, answers, attendance. */
const calendar: Fault[] = [
  {
    name: 'answers are refused a day before the deadline',
    file: 'server/platform/time/replyDeadlines.ts',
    from: 'addDays(day, 1 - days)',
    to: 'addDays(day, -days)',
    killers: ['tests/server/calendar/replies/deadline.test.ts'],
  },
  {
    name: 'free places are given without a look at how many are taken',
    file: 'server/areas/calendar/events/places.ts',
    from: 'line.wanted <= ${events.places} - taken.places',
    to: 'line.wanted <= ${events.places}',
    killers: ['tests/server/calendar/replies/places.test.ts'],
  },
  {
    name: 'an absence ends a day early',
    file: 'contract/calendar/replyRules.ts',
    from: 'day <= absence.lastDay',
    to: 'day < absence.lastDay',
    killers: ['tests/unit/contract/replyRules.test.ts'],
  },
  {
    name: 'whoever checks in after the first minute is late',
    file: 'server/areas/calendar/checkins/checkinRepository.ts',
    from: 'event.startsAt.getTime() + lateGraceMinutes * MINUTE_MS',
    to: 'event.startsAt.getTime() + 0 * lateGraceMinutes',
    killers: ['tests/server/calendar/replies/checkins.test.ts'],
  },
  {
    name: 'who was excused lowers the attendance',
    file: 'server/areas/analytics/analyticsRows.ts',
    from: 'present / (expected - excused)',
    to: 'present / expected',
    killers: ['tests/server/analytics/memberAttendance.test.ts'],
  },
  {
    name: 'who was born on 29 February has no birthday in most years',
    file: 'server/areas/members/birthdays.ts',
    from: "born === '03-01' && !isLeap",
    to: "born === '03-01' && isLeap",
    killers: ['tests/server/members/birthdays.test.ts'],
  },
  {
    name: 'an event that is pulled to another day gets the hours of another zone',
    file: 'src/views/calendar/month/useCalendarInteractions.ts',
    from: 'start: toInstant(startStr.slice(0, 16), zone)',
    to: "start: toInstant(startStr.slice(0, 16), 'Asia/Tokyo')",
    killers: ['tests/browser/calendar/calendarInteractions.test.ts'],
  },
]

/** What the person has before them. */
const screens: Fault[] = [
  {
    name: 'the calendar is rendered again for readiness that is what it was',
    file: 'src/redux/calendar/readiness.ts',
    from: 'keepUnchanged(original(state)?.byEvent ?? {}, payload)',
    to: 'payload',
    killers: ['tests/unit/redux/calendar/readiness.test.ts'],
  },
  {
    name: 'an arrow key that passes a role gives it',
    file: 'src/views/settings/RoleSelect.tsx',
    from: "pressedKey.current !== null && pressedKey.current !== 'Enter'",
    to: 'false',
    killers: ['tests/browser/groups/settings.test.ts'],
  },
  {
    name: 'a call whose token ran out is not made again',
    file: 'src/api/http.ts',
    from: 'error.response?.status === 401 && !config.isRetry',
    to: 'error.response?.status === 401 && config.isRetry',
    killers: ['tests/unit/api/http.test.ts'],
  },
  {
    name: 'an answer to one person reaches the screens of the next',
    file: 'src/api/http.ts',
    from: "if (!isPublic && userId !== getTabUser()) throw clientFailure('session_changed')",
    to: 'void [isPublic, userId]',
    killers: ['tests/unit/api/http.test.ts'],
  },
  {
    name: 'a negative amount has a hyphen for its minus',
    file: 'src/i18n/money.ts',
    from: 'withMinus(full().format(toDecimal(amount, digits)))',
    to: 'full().format(toDecimal(amount, digits))',
    killers: ['tests/unit/i18n/money.test.ts'],
  },
  {
    name: 'a spreadsheet runs what somebody typed',
    file: 'src/@core/files/csvText.ts',
    from: 'cell === undefined ? undefined : guardFormulas(cell)',
    to: 'cell',
    killers: ['tests/unit/@core/csvText.test.ts'],
  },
  {
    name: 'day and month of a file change places',
    file: 'src/@core/import/parsing/readDate.ts',
    from: "order === 'DMY' ? [first, second] : [second, first]\n  return",
    to: "order === 'MDY' ? [first, second] : [second, first]\n  return",
    killers: ['tests/unit/@core/import/readDate.test.ts'],
  },
  {
    name: 'the field to search in has no name for who listens',
    file: 'src/@core/components/table/SearchField.tsx',
    from: "        aria-label={label ?? t('table.search')}\n        placeholder={placeholder ?? label ?? t('table.search')}",
    to: '',
    killers: ['tests/unit/@core/SearchField.test.tsx'],
  },
  {
    name: 'a query is taken back while the next screen is on its way',
    file: 'src/@core/layouts/AppRouter.tsx',
    from: 'isLate || isSameScreen || isMounted ? asked : before',
    to: 'isLate || isSameScreen || isMounted ? asked : ready',
    killers: ['tests/unit/@core/AppRouter.test.tsx'],
  },
  {
    name: 'a search that was dropped on the way out stays in its field, and is not made',
    file: 'src/@core/components/table/SearchField.tsx',
    from: 'if (text === value || text === sent.current) return undefined',
    to: 'if (text === asked) return undefined',
    killers: ['tests/unit/@core/SearchField.test.tsx'],
  },
  {
    name: 'who listens does not hear how a list is sorted',
    file: 'src/@core/components/table/SortHeader.tsx',
    from: "?.setAttribute('aria-sort', direction ? words[direction] : 'none')",
    to: "?.setAttribute('data-sort', direction ? words[direction] : 'none')",
    killers: ['tests/unit/@core/DataTable.test.tsx'],
  },
  {
    name: 'Undo can be pressed twice',
    file: 'src/@core/components/feedback/ToastNote.tsx',
    from: ' onClickCapture={() => onAct(toast.id)}',
    to: '',
    killers: ['tests/unit/@core/Toaster.test.tsx'],
  },
  {
    name: 'an Undo that failed cannot be tried again',
    file: 'src/shared/records/useUndo.ts',
    from: '...(failedText && { message: failedText(failure) }), action })',
    to: '...(failedText && { message: failedText(failure) }) })',
    killers: ['tests/unit/shared/records/useUndo.test.tsx'],
  },
  {
    name: 'nothing offers to bring back who was removed',
    file: 'src/shared/records/useRecordRemoval.ts',
    from: "filter(Boolean).join(' '), undo)",
    to: "filter(Boolean).join(' '))",
    killers: ['tests/browser/members/memberForm.test.ts'],
  },
]

export const faults: Fault[] = [...access, ...money, ...records, ...calendar, ...screens]
