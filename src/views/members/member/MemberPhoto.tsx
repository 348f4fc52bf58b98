import { Camera } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { changePhoto, fetchPhoto } from '@/redux/photos'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import { drawPhoto } from './drawPhoto'
import './memberPhoto.scss'

/** The photo of a member; whoever manages members chooses another one or takes it away. */
export function MemberPhoto({ member: { id, name } }: { member: Pick<Member, 'id' | 'name'> }) {
  const { t } = useTranslation('members')
  const { offerUndo } = useUndo()
  const inputId = useId()
  const canChange = useAppAbility().can('manage', 'Member')
  const { answer, reload } = useQuery(fetchPhoto, id)
  const [isBusy, setBusy] = useState(false)
  const jpeg = answer?.jpeg ?? null

  async function change(next: string | null): Promise<void> {
    setBusy(true)
    try {
      await changePhoto({ memberId: id, jpeg: next })
      const undo = { run: () => changePhoto({ memberId: id, jpeg }), onSettled: reload }
      showToast.success(t(next === null ? 'photo.removed' : 'photo.saved', { name }), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
    reload()
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    // Without this, choosing the same file again would fire no change event.
    target.value = ''
    if (!file) return
    const drawn = await drawPhoto(file).catch(() => null)
    if (drawn === null) showToast.error(t('photo.unreadable'))
    else await change(drawn)
  }

  if (!answer) return null
  if (jpeg === null && !canChange) return <span className="muted">{t('photo.none')}</span>
  return (
    <span className="member-photo">
      {jpeg !== null && <img src={`data:image/jpeg;base64,${jpeg}`} alt={t('photo.of', { name })} />}
      {canChange && (
        <span className="cluster no-print">
          <label className="btn btn-secondary btn-sm" htmlFor={inputId}>
            <Camera size={15} aria-hidden />
            {t(jpeg === null ? 'photo.add' : 'photo.change')}
          </label>
          <input
            id={inputId}
            className="visually-hidden"
            type="file"
            accept="image/*"
            disabled={isBusy}
            onChange={(event) => void choose(event)}
          />
          {jpeg !== null && (
            <Button size="sm" color="ghost" isBusy={isBusy} onClick={() => void change(null)}>
              {t('photo.remove')}
            </Button>
          )}
        </span>
      )}
    </span>
  )
}
