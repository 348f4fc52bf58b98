import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { DuesPreview } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import '@/views/finances/ledger/ledgerTable.scss'

type Line = DuesPreview['lines'][number]

interface DuesLinesProps {
  lines: DuesPreview['lines']
  /** Of the new entries. */
  total: number
  isBusy: boolean
  onCreate: () => void
}

/** Who gets what, before anything is made. */
export function DuesLines({ lines, total, isBusy, onCreate }: DuesLinesProps) {
  const { t } = useTranslation(['finances', 'dues', 'members'])
  const { count } = useFormat()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  const isMade = ({ exists, amount }: Line) => !exists && amount > 0
  const made = lines.filter(isMade).length
  // What will be made stands first.
  const inOrder = [...lines.filter(isMade), ...lines.filter((line) => !isMade(line))]
  const shown = { count: made, shown: count(made), amount: money.format(total) }

  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <section className="ledger-table-stack">
      <div className="dues-summary">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('dues:charge.previewTitle')}
          </h2>
          <p>{made === 0 ? t('dues:charge.nothing') : t('dues:charge.summary', shown)}</p>
        </div>
        {made > 0 && (
          <Button color="primary" isBusy={isBusy} onClick={onCreate}>
            {t('dues:charge.create', shown)}
          </Button>
        )}
      </div>
      <Card className="ledger-table-scroll">
        <Table className="ledger-table" aria-label={t('dues:charge.previewTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('dues:debtors.name')}</th>
              <th scope="col">{t('dues:debtors.section')}</th>
              <th scope="col" className="is-end">
                {t('fields.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {inOrder.map(({ memberId, name, section, amount, exists }) => (
              <tr key={memberId} className={exists || amount === 0 ? 'is-quiet' : undefined}>
                <th scope="row">{name}</th>
                <td>{t(`members:sections.${section}`)}</td>
                <td className="is-end">
                  {exists ? t('dues:charge.exists') : amount === 0 ? t('dues:charge.spared') : money.format(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}
