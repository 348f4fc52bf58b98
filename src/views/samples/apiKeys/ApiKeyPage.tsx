import { KeyRound, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { DataTable } from '@/@core/components/table/DataTable'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useUndoableRemoval } from '@/views/samples/kit/useUndoableRemoval'
import { fetchKeys, restoreKey, revokeKey, type ApiKey, type MadeKey } from './apiKeyCalls'
import { keyColumns } from './keyColumns'
import { KeySecretDialog } from './KeySecretDialog'
import { NewKeyDialog } from './NewKeyDialog'
import './apiKeys.scss'

const EXAMPLE = 'curl -H "Authorization: Bearer sample_…" https://orchestra.example.org/members/all-members'

export function ApiKeyPage() {
  const { t } = useTranslation('samplesApiKeys')
  const format = useFormat()
  const { answer: keys, failure, isLoading, reload } = useQuery(fetchKeys, undefined)
  const [step, setStep] = useState<'list' | 'add' | MadeKey>('list')
  const removeUndoably = useUndoableRemoval()

  const revoke = useCallback(
    async ({ id, name }: ApiKey): Promise<void> => {
      await removeUndoably({
        remove: async () => {
          await revokeKey(id)
          reload()
        },
        bringBack: async () => {
          await restoreKey(id)
          reload()
        },
        said: { removed: t('revoke.done', { name }), restored: t('revoke.undone', { name }) },
      })
    },
    [removeUndoably, reload, t],
  )
  const columns = useMemo(() => keyColumns({ t, format, onRevoke: (key) => void revoke(key) }), [t, format, revoke])
  const add = (
    <Button color="primary" onClick={() => setStep('add')}>
      <Plus size={16} aria-hidden />
      {t('add.act')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={t('title')}
        count={keys && !failure ? format.count(keys.length) : undefined}
        lead={t('lead')}
        actions={keys?.length === 0 ? null : add}
      />
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <div data-focus-group>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={keys ?? undefined}
            keyField="id"
            isLoading={isLoading}
            empty={<EmptyState icon={KeyRound} title={t('empty.title')} hint={t('empty.hint')} action={add} />}
          />
        </div>
      )}
      <div className="key-help">
        <Card tag="section">
          <h2>{t('use.title')}</h2>
          <p>{t('use.text')}</p>
          <div className="key-secret">
            <code dir="ltr">{EXAMPLE}</code>
            <CopyButton text={EXAMPLE} label={t('use.copy')} />
          </div>
        </Card>
        <Card tag="section">
          <h2>{t('care.title')}</h2>
          <ul>
            <li>{t('care.one')}</li>
            <li>{t('care.least')}</li>
            <li>{t('care.lost')}</li>
          </ul>
        </Card>
      </div>
      {step === 'add' && (
        <NewKeyDialog
          onMade={(made) => {
            setStep(made)
            reload()
          }}
          onClose={() => setStep('list')}
        />
      )}
      {typeof step === 'object' && <KeySecretDialog made={step} onClose={() => setStep('list')} />}
    </>
  )
}
