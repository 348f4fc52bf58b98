import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { v7 as uuidv7 } from 'uuid'
import type { PollLine, PollMatrix, PollSetting } from '@contract/calendar/polls'
import { showToast } from '@/@core/components/feedback/showToast'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveFile'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { choosePollDate, removePoll, savePoll, setPollAnswer, setPollClosed } from '@/redux/calendar/polls'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { memberLabel } from '@/shared/records/memberLabel'
import { useEventUndo } from '@/views/calendar/changes/useEventUndo'
import { useUndo } from '@/shared/records/useUndo'

/** The actions on a poll. Each shows its own result; `reload` loads the poll again. */
export function usePollActions(matrix: PollMatrix, reload: () => void) {
  const { t } = useTranslation(['polls', 'members'])
  const csv = useCsvForm()
  const navigate = useNavigate()
  const offerEventUndo = useEventUndo()
  const { offerUndo } = useUndo()
  const { full } = useEventWhen()
  const [busyDate, setBusyDate] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { poll } = matrix
  const { id, version, title } = poll

  /** Returns whether it succeeded. Either way the screen shows the present state. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    } finally {
      setBusy(false)
      reload()
    }
  }

  async function choose(dateId: string): Promise<void> {
    setBusyDate(dateId)
    try {
      const event = await choosePollDate({ id, version, dateId, eventId: uuidv7() })
      const back = () => {
        if (window.location.pathname === paths.event(event.id)) void navigate(paths.poll(id), { replace: true })
      }
      const undo = offerEventUndo({ events: [], remove: [event.id] }, t('chosenUndone'), back)
      void navigate(paths.event(event.id))
      showToast.success(t('chosenToast', { title: event.title }), undo)
    } catch (thrown) {
      setBusyDate(null)
      toastFailure(failureOf(thrown))
      reload()
    }
  }

  async function remove(): Promise<void> {
    try {
      await removePoll(id)
      void navigate(paths.polls, { replace: true })
      const undo = offerUndo({
        run: () => savePoll(poll),
        done: t('restored', { title }),
        onDone: () => navigate(paths.poll(id)),
        failedText: (failure) => t('undoFailed', { title, reason: failureText(failure) }),
      })
      showToast.success(t('removed', { title }), undo)
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, { message: t('removeFailed', { title, reason: failureText(failure) }) })
    }
  }

  async function setClosed(isClosed: boolean): Promise<void> {
    const close = async (of: number, to: boolean) => setPollClosed({ poll: { id, version: of }, isClosed: to })
    await attempt(async () => {
      const after = (await close(version, isClosed)).poll.version
      const undo = offerUndo({ run: () => close(after, !isClosed), onSettled: reload })
      showToast.success(t(isClosed ? 'closedToast' : 'reopenedToast', { title }), undo)
    })
  }

  /** Sets a member's answer, as they gave it to the conductor; returns whether it was stored. */
  function setAnswer(line: PollLine, dateId: string, answer: PollSetting['answer']): Promise<boolean> {
    const { memberId, cells } = line
    const before = cells[matrix.dates.findIndex((date) => date.id === dateId)]?.answer ?? 'silent'
    const set = (one: PollSetting['answer']) => setPollAnswer({ pollId: id, memberId, dateId, answer: one })
    return attempt(async () => {
      await set(answer)
      showToast.success(
        t('answerSet', { name: memberLabel(line), answer: t(`answers.${answer}`) }),
        offerUndo({ run: () => set(before), onSettled: reload }),
      )
    })
  }

  async function saveCsv(): Promise<void> {
    const { pollCsv } = await import('./pollCsv')
    const text = pollCsv(matrix, { t, when: full, language: csv.locale })
    saveTextFile(fileName([title], 'csv'), text, 'text/csv')
  }

  return {
    busyDate,
    isBusy,
    choose,
    remove,
    saveCsv,
    setClosed,
    setAnswer,
  }
}
