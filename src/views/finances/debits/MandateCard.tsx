import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Mandate } from '@contract/finances/sepa/mandates'
import { spacedIban } from '@contract/finances/paying/iban'
import { isMandateVoid, lastDayOf } from '@contract/finances/sepa/mandateRules'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { fetchMandates, saveMandate } from '@/redux/finances/debits'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import './debits.scss'

const MandateDialog = lazyPart(
  loader(() => import('./MandateDialog')),
  (file) => file.MandateDialog,
)

interface MandateCardProps {
  /** A member or payer. */
  personId: string
  name: string
}

/** By which debts of the person are collected. */
export function MandateCard({ personId, name }: MandateCardProps) {
  const { t } = useTranslation(['debits', 'paying'])
  const { date } = useFormat()
  const today = useToday()
  const { offerUndo } = useUndo()
  const { answer, reload } = useQuery(fetchMandates, personId)
  /** Null: a new one. */
  const [editing, setEditing] = useState<Mandate | null | undefined>(undefined)
  if (answer === null) return null

  async function revoke(mandate: Mandate): Promise<void> {
    try {
      const revoked = await saveMandate({ ...mandate, revokedOn: today })
      const run = () => saveMandate({ ...mandate, version: revoked.version })
      showToast.success(t('mandate.isRevoked'), offerUndo({ run, onSettled: reload, failedText: unsentText }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  const stateOf = (mandate: Mandate) => {
    const { revokedOn, isOneOff, lastUsedOn } = mandate
    if (revokedOn !== undefined && revokedOn <= today) return t('mandate.revoked', { day: date(revokedOn) })
    if (isOneOff && lastUsedOn !== undefined) return t('mandate.used')
    if (isMandateVoid(mandate, today)) return t('mandate.void', { day: date(lastDayOf(mandate)) })
    return undefined
  }

  return (
    <Card tag="section" className="mandate-card no-print" aria-labelledby="mandates-title">
      <h2 id="mandates-title">{t('mandate.title')}</h2>
      {answer.length === 0 && <p className="muted">{t('mandate.none', { name })}</p>}
      {answer.map((mandate) => {
        const { id, reference, iban, holder, signedOn, lastUsedOn, isOneOff } = mandate
        const state = stateOf(mandate)
        return (
          <div key={id} className="mandate">
            <p className="cluster">
              <strong className="tabular">{reference}</strong>
              {isOneOff && <Badge>{t('mandate.isOneOff')}</Badge>}
              <Badge>{state ?? t('mandate.active')}</Badge>
            </p>
            <DefinitionList
              isWide
              items={[
                { term: t('mandate.holder'), value: holder },
                { term: t('mandate.iban'), value: <span className="tabular">{spacedIban(iban)}</span> },
                { term: t('mandate.signedOn'), value: date(signedOn) },
                { term: t('mandate.lastUsedOn'), value: lastUsedOn && date(lastUsedOn) },
              ]}
            />
            <div className="cluster">
              <Button size="sm" onClick={() => setEditing(mandate)}>
                {t('mandate.changeAct')}
                <span className="visually-hidden"> {reference}</span>
              </Button>
              {state === undefined && (
                <Button
                  size="sm"

                  onClick={() => void revoke(mandate)}
                >
                  {t('mandate.revoke')}
                  <span className="visually-hidden"> {reference}</span>
                </Button>
              )}
            </div>
          </div>
        )
      })}
      <div>
        <Button onClick={() => setEditing(null)}>{t('mandate.add')}</Button>
      </div>
      {editing !== undefined && (
        <MandateDialog
          personId={personId}
          name={name}
          mandate={editing ?? undefined}
          count={answer.length}
          onChanged={reload}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}
