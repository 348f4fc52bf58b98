import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { MatchRule } from '@contract/finances/matchRules'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'
import { useRuleTexts } from './useRuleTexts'
import '@/views/finances/ledger/ledgerTable.scss'

interface RuleTableProps {
  rules: readonly MatchRule[]
  onEdit: (rule: MatchRule) => void
  onMove: (rule: MatchRule, by: -1 | 1) => void
}

/** Rules in the order in which they are applied. */
export function RuleTable({ rules, onEdit, onMove }: RuleTableProps) {
  const { t } = useTranslation('rules')
  const { count } = useFormat()
  const { nameOf, whenOf, thenOf } = useRuleTexts()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table rule-table">
        <caption>{t('tableLabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.position')}</th>
            <th scope="col">{t('columns.when')}</th>
            <th scope="col" className="is-wide">
              {t('columns.outcome')}
            </th>
            <th scope="col" className="ledger-table-acts">
              <span className="visually-hidden">{t('columns.move')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule, at) => {
            const name = nameOf(rule)
            const then = thenOf(rule).join(' · ')
            return (
              <tr key={rule.id} data-row-id={rule.id}>
                <td className="rule-place">{count(at + 1)}</td>
                <th scope="row">
                  <Button color="link" onClick={() => onEdit(rule)}>
                    {whenOf(rule).join(' · ')}
                  </Button>
                  <span className="ledger-table-note">
                    <ArrowRight size={14} aria-hidden /> {then}
                  </span>
                </th>
                <td className="is-wide">{then}</td>
                <td className="ledger-table-acts row-moves">
                  <IconButton
                    icon={ArrowUp}
                    label={t('up', { name })}
                    size="sm"
                    isAtEnd={at === 0}
                    onClick={() => onMove(rule, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t('down', { name })}
                    size="sm"
                    isAtEnd={at === rules.length - 1}
                    onClick={() => onMove(rule, 1)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
