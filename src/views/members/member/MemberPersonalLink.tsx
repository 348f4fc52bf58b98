import { QrCode } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { fetchLinks } from '@/redux/calendar/links'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { MemberLinkDialog } from '@/shared/links/MemberLinkDialog'

/** The state of the member's personal link, and the link to hand on. */
export function MemberPersonalLink({ member: { id, name } }: { member: Member }) {
  const { t } = useTranslation(['links', 'shell'])
  const { dateTime } = useFormat()
  const config = useMemo(() => ({ memberId: id }), [id])
  const { answer, failure, reload } = useQuery(fetchLinks, config)
  const [isOpen, setOpen] = useState(false)
  if (failure) {
    return (
      <Button size="sm" color="link" onClick={reload}>
        {t('shell:retry')}
      </Button>
    )
  }
  const [link] = answer?.links ?? []
  if (!link) return <span className="muted">{t('shell:loading')}</span>
  const { state, usedAt } = link
  return (
    <span className="cluster">
      {t(`states.${state}`)}
      {usedAt !== undefined && <span className="muted">{t('lastUsed', { when: dateTime(usedAt) })}</span>}
      <Button size="sm" onClick={() => setOpen(true)}>
        <QrCode size={14} aria-hidden />
        {t('show')}
      </Button>
      {isOpen && (
        <MemberLinkDialog
          memberId={id}
          name={name}
          onClose={() => {
            setOpen(false)
            reload()
          }}
        />
      )}
    </span>
  )
}
