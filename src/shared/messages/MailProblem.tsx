import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { findMailBlock, removeMailBlock } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'

interface MailProblemProps {
  /** Of a guardian: the contact. */
  member: Pick<Member, 'id' | 'name'> & { email: string }
  isGuardian?: boolean
}

/** Shows why a member or guardian with an address gets no e-mails about events, and since when. Renders nothing if they do. */
export function MailProblem({ member: { id, name, email }, isGuardian = false }: MailProblemProps) {
  const { t } = useTranslation('messages')
  const { day } = useFormat()
  const { answer, reload } = useQuery(findMailBlock, id)
  const [isBusy, setBusy] = useState(false)
  const block = answer?.block
  if (!block) return null
  const { reason, at, replyCode } = block
  const facts = { email, when: day(at), code: replyCode }

  async function clear(): Promise<void> {
    setBusy(true)
    try {
      await removeMailBlock(id)
      showToast.success(t('problem.cleared', { name }))
      reload()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  return (
    <FormAlert tone="caution">
      <p>
        <strong>{t(`problem.${reason}`, { name })}</strong>
      </p>
      <p>
        {t(
          reason === 'unsubscribed'
            ? isGuardian
              ? 'problem.unsubscribedGuardian'
              : 'problem.unsubscribedText'
            : replyCode === undefined
              ? 'problem.refusedText'
              : 'problem.refusedCode',
          facts,
        )}
      </p>
      {reason === 'refused' && (
        <Button size="sm" isBusy={isBusy} onClick={() => void clear()}>
          {t('problem.retry')}
        </Button>
      )}
    </FormAlert>
  )
}
