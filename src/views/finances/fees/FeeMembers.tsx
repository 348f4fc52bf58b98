import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { FeeClass, FeeMember } from '@contract/finances/fees'
import { Input } from '@/@core/components/fields/Input'
import { classIn } from '@contract/finances/feeSpans'
import { memberLabel } from '@/shared/records/memberLabel'
import '@/@core/styles/choices.scss'
import './fees.scss'

interface FeeMembersProps {
  classes: readonly FeeClass[]
  members: readonly FeeMember[]
  /** `YYYY-MM`: month of the displayed classes. */
  month: string
  /** Absent for those who may not change anything. An empty id: no class. */
  onChoose?: ((member: FeeMember, classId: string) => void) | undefined
}

/** Members with their classes; a choice is saved immediately. */
export function FeeMembers({ classes, members, month, onChoose }: FeeMembersProps) {
  const { t } = useTranslation(['fees', 'members'])
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
                    (classes.find(({ id }) => id === classId)?.name ?? t('members.none'))
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
