import { Layers, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { FeeClass } from '@contract/finances/fees'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { DateField } from '@/@core/components/fields/DateField'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchFees } from '@/redux/finances/fees'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { amountIn } from '@contract/finances/feeClasses'
import { classIn, withClassFrom } from '@contract/finances/feeSpans'
import { useFeeSpans } from '@/shared/fees/useFeeSpans'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { FeeExport } from './FeeExport'
import { FeeMembers, type ShownMember } from './FeeMembers'
import { FamilyRateNote } from './FamilyRateNote'
import { FeeSettingsFields } from './FeeSettingsFields'
import { useRhythmText } from './useRhythmText'
import '@/views/finances/ledger/ledgerTable.scss'

const FeeClassDialog = lazyPart(
  loader(() => import('./FeeClassDialog')),
  (file) => file.FeeClassDialog,
)

/** The fee classes, and the members' classes from a month on. */
export function FeesPage() {
  const { t } = useTranslation(['fees', 'shell'])
  const { count, monthInFull } = useFormat()
  const money = useMoney()
  const rhythmText = useRhythmText()
  const canChange = useAppAbility().can('manage', 'Finance')
  const load = useQuery(fetchFees, undefined)
  const { answer, reload } = load
  const [editing, setEditing] = useState<FeeClass | 'new' | null>(null)
  const thisMonth = useToday().slice(0, 7)
  const [typedMonth, setMonth] = useState(thisMonth)
  const isMonth = /^\d{4}-\d\d$/.test(typedMonth)
  const month = isMonth ? typedMonth : thisMonth
  const { classes = [], members = [] } = answer ?? {}

  const { spansOf, write } = useFeeSpans(reload)
  const withSpans = members
    .map((member) => {
      const fees = [...spansOf(member)]
      // Not any more once they have another class.
      const isOutgrown = member.isOutgrown && classIn(fees, month) === classIn(member.fees, thisMonth)
      return { ...member, fees, isOutgrown }
    })
    .toSorted((one, other) => Number(other.isOutgrown ?? false) - Number(one.isOutgrown ?? false))

  const amountText = (amount: number) => (amount === 0 ? t('class.free') : money.format(amount))

  function choose(member: ShownMember, classId: string): void {
    const { name } = member
    const done = t('members.done', { name, month: monthInFull(`${month}-01`) })
    void write(member, (fees) => withClassFrom(fees, month, classId), { done, undone: t('members.undone', { name }) })
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          <>
            {classes.length > 0 && <FeeExport classes={classes} month={month} />}
            {canChange && classes.length > 0 && <Button to={paths.dues}>{t('charge')}</Button>}
            {canChange && (
              <Button color="primary" onClick={() => setEditing('new')}>
                <Plus size={16} aria-hidden />
                {t('class.new')}
              </Button>
            )}
          </>
        }
      />
      <Loaded {...load} />
      {answer && classes.length === 0 && <EmptyState icon={Layers} title={t('emptyTitle')} hint={t('emptyText')} />}
      {classes.length > 0 && (
        <div className="ledger-table-stack">
          <Card className="ledger-table-scroll">
            <Table className="ledger-table">
              <caption>{t('classes')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('class.name')}</th>
                  <th scope="col">{t('class.rhythm')}</th>
                  <th scope="col" className="is-wide is-end">
                    {t('class.members')}
                  </th>
                  <th scope="col" className="is-end">
                    {t('class.amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {classes.map((feeClass) => (
                  <tr key={feeClass.id}>
                    <th scope="row">
                      {canChange ? (
                        <Button color="link" onClick={() => setEditing(feeClass)}>
                          {feeClass.name}
                        </Button>
                      ) : (
                        feeClass.name
                      )}
                    </th>
                    <td>
                      {rhythmText(feeClass)}
                      {feeClass.ageLimit && (
                        <span className="fee-class-day">{t('class.until', { age: feeClass.ageLimit.age })}</span>
                      )}
                      {feeClass.dueDay !== undefined && (
                        <span className="fee-class-day">{t('class.dueOn', { day: feeClass.dueDay })}</span>
                      )}
                    </td>
                    <td className="is-wide is-end">
                      {count(withSpans.filter(({ fees }) => classIn(fees, month) === feeClass.id).length)}
                    </td>
                    <td className="is-end">
                      {amountText(amountIn(feeClass, month))}
                      {feeClass.laterAmounts
                        ?.filter(({ from }) => from > month)
                        .map(({ from, amount }) => (
                          <span key={from} className="fee-class-day">
                            {t('class.later', { month: monthInFull(`${from}-01`), amount: amountText(amount) })}
                          </span>
                        ))}
                      {feeClass.joiningFee && (
                        <span className="fee-class-day">
                          {t('class.withJoiningFee', { amount: money.format(feeClass.joiningFee.amount) })}
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Card>
          <div className="form-column">
            <DateField
              type="month"
              label={t('members.month')}
              hint={t('members.monthHint')}
              value={typedMonth}
              onChange={(event) => setMonth(event.target.value)}
              required
            />
            {answer && <FamilyRateNote settings={answer.settings} onChanged={canChange ? reload : undefined} />}
            {answer && <FeeSettingsFields settings={answer.settings} onChanged={canChange ? reload : undefined} />}
          </div>
          <FeeMembers
            classes={classes}
            members={withSpans}
            month={month}
            onChoose={canChange && isMonth ? choose : undefined}
          />
        </div>
      )}
      {editing && (
        <FeeClassDialog
          feeClass={editing === 'new' ? undefined : editing}
          others={classes.filter((other) => other !== editing)}
          onChanged={reload}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
