import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { FeeClass, FeeMember } from '@contract/finances/fees'
import { Button } from '@/@core/components/Button'
import { Input } from '@/@core/components/fields/Input'
import { classIn } from '@contract/finances/feeSpans'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import '@/@core/styles/choices.scss'
import './fees.scss'

/** With the spans that the screen shows. */
export type ShownMember = Omit<FeeMember, 'isOutgrown'> & { isOutgrown?: boolean | undefined }

interface FeeMembersProps {
  classes: readonly FeeClass[]
  members: readonly ShownMember[]
  /** `YYYY-MM`: month of the displayed classes. */
  month: string
  /** Absent for those who may not change anything. An empty id: no class. */
  onChoose?: ((member: ShownMember, classId: string) => void) | undefined
}

/** Members with their classes; a choice is saved immediately. */
export function FeeMembers({ classes, members, month, onChoose }: FeeMembersProps) {
  const { t } = useTranslation(['fees', 'members'])
  const { monthInFull } = useFormat()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t('members.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('members.name')}</th>
            <th scope="col" className="is-wide">
              {t('members.section')}
            </th>
            <th scope="col">{t('members.class')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => {
            const classId = classIn(member.fees, month)
            const feeClass = classes.find(({ id }) => id === classId)
            const limit = member.isOutgrown === true ? feeClass?.ageLimit : undefined
            const next = classes.find(({ id }) => id === limit?.nextClassId)
            return (
              <tr key={member.memberId}>
                <th scope="row">{memberLabel(member)}</th>
                <td className="is-wide">{member.ownSection ?? t(`members:sections.${member.section}`)}</td>
                <td>
                  {onChoose ? (
                    <Input
                      type="select"
                      className="fee-class-choice"
                      aria-label={t('members.classOf', { name: memberLabel(member) })}
                      value={classId}
                      onChange={(event) => onChoose(member, event.target.value)}
                    >
                      <option value="">{t('members.none')}</option>
                      {classes.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </Input>
                  ) : (
                    (feeClass?.name ?? t('members.none'))
                  )}
                  {limit && (
                    <span className="fee-outgrown">
                      {t('members.outgrown', { name: feeClass?.name, age: limit.age })}
                      {onChoose && next && (
                        <Button size="sm" onClick={() => onChoose(member, next.id)}>
                          {t('members.giveNext', { name: next.name, month: monthInFull(`${month}-01`) })}
                        </Button>
                      )}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
