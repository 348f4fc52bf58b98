import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { mailLinks } from '@/redux/calendar/links'
import { fetchMessageSettings } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { memberLabel } from '@/shared/records/memberLabel'

/** Mails members their links, and shows whom that did not reach. Undefined if the server sends no mail. */
export function useMailLinks(): { isBusy: boolean; send: (memberIds: string[]) => Promise<void> } | undefined {
  const { t } = useTranslation('links')
  const { answer } = useQuery(fetchMessageSettings, undefined)
  const [isBusy, setBusy] = useState(false)

  async function send(memberIds: string[]): Promise<void> {
    setBusy(true)
    try {
      const { mailed, left } = await mailLinks(memberIds)
      if (mailed > 0) showToast.success(t('mailed', { count: mailed }))
      if (left.length > 0) {
        const people = left.map((person) => `${memberLabel(person)} (${t(`notMailed.${person.reason}`)})`)
        showToast.info(t('notMailedTo', { people: people.join(', ') }))
      }
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  return answer?.hasMail ? { isBusy, send } : undefined
}
