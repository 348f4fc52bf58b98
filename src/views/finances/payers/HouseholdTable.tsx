import { ChevronDown, ChevronRight, Pencil } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Household } from '@contract/finances/payers'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { useMoney } from '@/shared/money/useMoney'
import '@/views/finances/ledger/ledgerTable.scss'
import { useSpanText } from './useSpanText'
import { memberLabel } from '@/shared/records/memberLabel'
import './payers.scss'

interface HouseholdTableProps {
  households: readonly Household[]
  /** Absent for users with read access only. */
  onEdit?: ((household: Household) => void) | undefined
  /** Whether all rows are initially expanded. */
  isOpen?: boolean
}

/** One row per payer, which expands to the members for whom they pay. */
export function HouseholdTable({ households, onEdit, isOpen: isOpenAtFirst = false }: HouseholdTableProps) {
  const { t } = useTranslation('payers')
  const money = useMoney()
  const [openIds, setOpenIds] = useState<readonly string[]>(() =>
    isOpenAtFirst ? households.map(({ payer }) => payer.id) : [],
  )
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  const spanText = useSpanText()
  const amount = (sum: number) => (sum === 0 ? '–' : money.format(sum))
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table" aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('payer')}</th>
            <th scope="col" className="is-wide">
              {t('paysFor')}
            </th>
            <th scope="col" className="is-wide is-end">
              {t('credit')}
            </th>
            <th scope="col" className="is-end">
              {t('owes')}
            </th>
            {onEdit && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('changeHead')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {households.map((household) => {
            const { payer, members, others, owed, credit } = household
            const name = memberLabel(household)
            const isOpen = openIds.includes(payer.id)
            return (
              <Fragment key={payer.id}>
                <tr>
                  <th scope="row">
                    <span className="household-name">
                      <IconButton
                        icon={isOpen ? ChevronDown : ChevronRight}
                        label={t('expand', { name })}
                        aria-expanded={isOpen}
                        onClick={() => toggle(payer.id)}
                      />
                      <Link to={paths.payer(payer.id)}>{name}</Link>
                      {household.removed && <Badge tone="caution">{t('removedPayer')}</Badge>}
                    </span>
                  </th>
                  <td className="is-wide">
                    {members.length > 0 ? t('shown', { count: members.length }) : t('nobodyNow')}
                  </td>
                  <td className="is-wide is-end">{amount(credit)}</td>
                  <td className="is-end">{amount(owed)}</td>
                  {onEdit && (
                    <td className="ledger-table-acts">
                      <IconButton icon={Pencil} label={t('change', { name })} onClick={() => onEdit(household)} />
                    </td>
                  )}
                </tr>
                {isOpen &&
                  members.map((member) => (
                    <tr key={member.memberId} className="household-member">
                      <th scope="row">
                        <Link to={paths.statement(member.memberId)}>{memberLabel(member)}</Link>
                        <span className="household-span">{spanText(member)}</span>
                      </th>
                      <td className="is-wide">{'\u00a0'}</td>
                      <td className="is-wide is-end">{amount(member.credit)}</td>
                      <td className="is-end">{amount(member.owed)}</td>
                      {onEdit && <td className="ledger-table-acts">{'\u00a0'}</td>}
                    </tr>
                  ))}
                {isOpen &&
                  others.map(({ memberId, name: whose, beside, owed: left = 0, ...span }) => (
                    <tr key={`${memberId} ${span.since} ${span.until}`} className="household-member is-quiet">
                      <th scope="row">
                        <Link to={paths.statement(memberId)}>{memberLabel({ name: whose, beside })}</Link>
                        <span className="household-span">{spanText(span)}</span>
                      </th>
                      <td className="is-wide">{'\u00a0'}</td>
                      <td className="is-wide is-end">{'\u00a0'}</td>
                      <td className="is-end">{left > 0 ? amount(left) : '\u00a0'}</td>
                      {onEdit && <td className="ledger-table-acts">{'\u00a0'}</td>}
                    </tr>
                  ))}
              </Fragment>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
