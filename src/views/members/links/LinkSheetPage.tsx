import { Printer, QrCode as QrIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { failureOf } from '@/api/failure'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { shareSelectedLinks, type SharedLink } from '@/redux/calendar/links'
import { toastFailure } from '@/shared/failures/toastFailure'
import { personalAddress } from '@/shared/links/linkAddress'
import { LoopbackNote } from '@/shared/links/LoopbackNote'
import { onOnePage } from '@/shared/lists/listQuery'
import { useListQuery } from '@/shared/lists/useListQuery'
import { linkListUrl, toLinkSelection } from './linkQuery'
import './linkSheet.scss'

const PRINT_ID = 'print-links'

/** The members ticked in the list; in the browser's history, so that the sheet can be reloaded. */
const Chosen = z.object({ memberIds: z.array(z.string()) })

/** The links of all selected members, as small cards to print and cut. */
export function LinkSheetPage() {
  const { t } = useTranslation(['links', 'members'])
  const { search, state } = useLocation()
  const { query } = useListQuery(linkListUrl)
  useTidyUrl(onOnePage)
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const [links, setLinks] = useState<SharedLink[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const cards = links?.flatMap(({ token, ...link }) => (token === undefined ? [] : { ...link, token })) ?? []
  const left = links === null ? 0 : links.length - cards.length
  const hasCards = cards.length > 0

  // The print dialog opens once there is something to print. The controls that made the cards are gone after it.
  useEffect(() => {
    if (!hasCards) return
    document.getElementById(PRINT_ID)?.focus({ preventScroll: true })
    window.print()
  }, [hasCards])

  async function make(): Promise<void> {
    setBusy(true)
    try {
      const chosen = Chosen.safeParse(state).data
      setLinks(await shareSelectedLinks({ ...chosen, filters: toLinkSelection(query) }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('sheet')}
          documentTitle={`${group}: ${t('title')}`}
          lead={t('sheetLead')}
          back={<BackLink to={`${paths.memberLinks}${search}`} label={t('title')} />}
          actions={
            hasCards && (
              <Button id={PRINT_ID} color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('print')}
              </Button>
            )
          }
        />
        <LoopbackNote />
        {left > 0 && <p className="muted">{t('left', { count: left })}</p>}
        {!hasCards && (
          <EmptyState
            icon={QrIcon}
            title={links === null ? t('sheetTitle') : t('sheetNone')}
            hint={links === null ? t('sheetText') : t('empty')}
            action={
              links === null && (
                <Button color="primary" isBusy={isBusy} onClick={() => void make()}>
                  {t('makeSheet')}
                </Button>
              )
            }
          />
        )}
      </div>
      {hasCards && (
        <ul className="link-sheet">
          {cards.map(({ memberId, name, instrument, section, token }) => (
            <li key={memberId}>
              <QrCode text={personalAddress(token)} label={t('qr', { name })} />
              <div>
                <strong>{name}</strong>
                {/* Two may have one name. */}
                <span>{[instrument ?? t(`members:sections.${section}`), group].join(' · ')}</span>
                <small>{t('howTo')}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
