import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { selectReceipts, twinsTold } from '@/redux/finances/receipts'

/** Warns that files just added are also on other entries, which may mean that a bill was paid twice. */
export function ReceiptTwins({ financeId }: { financeId: string }) {
  const { t } = useTranslation('receipts')
  const dispatch = useAppDispatch()
  const twins = useAppSelector(selectReceipts).twins.filter((twin) => twin.financeId === financeId)
  if (twins.length === 0) return null
  return (
    <FormAlert tone="caution">
      {twins.map(({ name, alsoOn }) => (
        <p key={`${name}${alsoOn.map((entry) => entry.financeId).join('')}`}>
          {t('twin', { name })}{' '}
          {alsoOn.map((entry, index) => (
            <Fragment key={entry.financeId}>
              {index > 0 && ', '}
              {entry.financeId === financeId ? (
                t('twinHere')
              ) : (
                <Link to={paths.finance(entry.financeId)}>{entry.description}</Link>
              )}
            </Fragment>
          ))}
        </p>
      ))}
      <Button size="sm" onClick={() => dispatch(twinsTold(financeId))}>
        {t('twinOk')}
      </Button>
    </FormAlert>
  )
}
