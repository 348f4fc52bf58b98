import { HandHeart, Settings } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { SIMPLE_PROOF_CENTS } from '@contract/finances/donations/donationSettings'
import type { DonationList, DonationReceipt, Giver } from '@contract/finances/donations/donations'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { saveFile } from '@/@core/files/saveFile'
import { useSelection } from '@/@core/hooks/useSelection'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchDonations, printDonationReceipts } from '@/redux/finances/donations'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { YearStepper } from '@/views/finances/ledger/YearStepper'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { DonationReceiptTable } from './DonationReceiptTable'
import { DonorDialog } from './DonorDialog'
import { GiftDialog } from './GiftDialog'
import { GiverTable } from './GiverTable'
import { MakeReceiptsDialog } from './MakeReceiptsDialog'
import { openGifts } from './openGifts'
import '@/views/finances/ledger/ledgerTable.scss'
import './donations.scss'

/** The calendar year in the URL, else the current one: taxes know no seasons. */
function useCalendarYear() {
  const thisYear = useToday().slice(0, 4)
  const [searchParams, setSearchParams] = useSearchParams()
  const named = searchParams.get('year') ?? ''
  const isYear = /^[1-9]\d{3}$/.test(named) && named <= thisYear
  useTidyUrl({ year: isYear ? named : undefined })
  const choose = (next: string) => setSearchParams(next === thisYear ? {} : { year: next })
  return { year: isYear ? named : thisYear, thisYear, choose }
}

/** Donations of a year by who gave them, and the receipts for them. */
export function DonationsPage() {
  const { t } = useTranslation('donations')
  const { year, thisYear, choose } = useCalendarYear()
  const load = useQuery(fetchDonations, year)
  const { answer, failure } = load
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          <Button to={paths.donationSettings}>
            <Settings size={16} aria-hidden />
            {t('settings.title')}
          </Button>
        }
      />
      <div className="donation-year">
        <YearStepper year={year} last={thisYear} nameOf={(name) => name} onChoose={choose} />
      </div>
      <Loaded {...load} />
      {answer && !failure && <Donations key={year} year={year} list={answer} reload={load.reload} />}
    </>
  )
}

const keyOf = ({ id = '' }: Giver) => id

function Donations({ year, list, reload }: { year: string; list: DonationList; reload: () => void }) {
  const { t } = useTranslation('donations')
  const { date } = useFormat()
  const money = useMoney()
  const { givers, receipts, problem, lastDay, country } = list
  // Those for whom one can be made now.
  const ready = useMemo(
    () => givers.filter((giver) => giver.id !== undefined && giver.hasAddress && openGifts(giver).length > 0),
    [givers],
  )
  const chosen = useSelection(ready, keyOf)
  const [isMaking, setMaking] = useState(false)
  const [changing, setChanging] = useState<Giver>()
  const [naming, setNaming] = useState<string>()
  const [isPrinting, setPrinting] = useState(false)
  const counting = receipts.filter(({ revoked }) => revoked === undefined)

  async function print(wanted: readonly DonationReceipt[]): Promise<void> {
    setPrinting(true)
    try {
      const file = await printDonationReceipts(wanted.map(({ id }) => id))
      const [only] = wanted
      const name = only && wanted.length === 1 ? `${t('one')} ${donationReceiptNumber(only)}` : `${t('title')} ${year}`
      saveFile(`${name}.pdf`, file)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setPrinting(false)
  }

  const gift = givers.flatMap(({ gifts }) => gifts).find(({ id }) => id === naming)
  return (
    <div className="ledger-table-stack">
      {problem !== undefined && (
        <FormAlert tone="info">
          {problem === 'not_set_up'
            ? t('problems.not_set_up')
            : t('problems.notice_too_old', { day: date(lastDay ?? '') })}{' '}
          <Link to={paths.donationSettings}>{t('settings.open')}</Link>
        </FormAlert>
      )}
      {country === 'DE' && givers.length > 0 && (
        <p className="muted">{t('simpleProof', { amount: money.format(SIMPLE_PROOF_CENTS) })}</p>
      )}
      {givers.length === 0 ? (
        <EmptyState icon={HandHeart} title={t('emptyTitle', { year })} hint={t('emptyText')} />
      ) : (
        <>
          <GiverTable givers={givers} chosen={chosen} ready={ready} onChange={setChanging} onName={setNaming} />
          <div className="cluster">
            <Button
              color="primary"
              disabled={problem !== undefined || chosen.rows.length === 0}
              onClick={() => setMaking(true)}
            >
              {t('make')}
            </Button>
          </div>
        </>
      )}
      {receipts.length > 0 && (
        <>
          <DonationReceiptTable receipts={receipts} onPrint={(receipt) => void print([receipt])} onChanged={reload} />
          {counting.length > 1 && (
            <div className="cluster">
              <Button isBusy={isPrinting} onClick={() => void print(counting)}>
                {t('printAll', { year })}
              </Button>
            </div>
          )}
        </>
      )}
      {isMaking && (
        <MakeReceiptsDialog
          year={year}
          givers={chosen.rows}
          onMade={(made) => {
            setMaking(false)
            chosen.clear()
            reload()
            void print(made)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {changing && (
        <DonorDialog giver={changing} country={country} onChanged={reload} onClose={() => setChanging(undefined)} />
      )}
      {gift && (
        <GiftDialog
          gift={gift}
          givers={givers}
          donors={list.donors}
          country={country}
          onChanged={reload}
          onClose={() => setNaming(undefined)}
        />
      )}
    </div>
  )
}
