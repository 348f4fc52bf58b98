import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerNews } from '@contract/answerNews'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { changeAnswerNews, fetchAnswerNews } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

const DAYS = [1, 2, 3, 7, 14, 30]

/** What this account is mailed of answers to events; each choice is saved as it is made. */
export function AnswerNewsSection() {
  const { t } = useTranslation('settings')
  const { answer } = useQuery(fetchAnswerNews, undefined)
  const { offerUndo } = useUndo()
  const [changed, setChanged] = useState<AnswerNews | null>(null)
  const news = changed ?? answer?.news
  if (!answer || !news) return null

  async function store(next: AnswerNews, before: AnswerNews): Promise<void> {
    setChanged(next)
    try {
      await changeAnswerNews(next)
    } catch (thrown) {
      setChanged(before)
      throw thrown
    }
  }

  /** `back` takes this choice alone back. */
  async function change(before: AnswerNews, next: AnswerNews, back: (now: AnswerNews) => AnswerNews): Promise<void> {
    try {
      await store(next, before)
      // The other choice may have changed by then.
      const undo = async () => {
        const now = (await fetchAnswerNews()).news
        await store(back(now), now)
      }
      showToast.success(t('news.saved'), offerUndo({ run: undo }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  const withDays = ({ isDaily }: AnswerNews, days: number): AnswerNews => ({
    isDaily,
    ...(days > 0 && { noDays: days }),
  })
  const { isDaily, noDays = 0 } = news
  return (
    <section className="form-column settings-section" aria-labelledby="answer-news">
      <h2 id="answer-news">{t('news.title')}</h2>
      <p className="muted">{t('news.text')}</p>
      {!answer.hasMail && <FormAlert tone="info">{t('news.noMail')}</FormAlert>}
      <CheckboxField
        label={t('news.daily')}
        hint={t('news.dailyHint')}
        checked={isDaily}
        onChange={({ target }) =>
          void change(news, { ...news, isDaily: target.checked }, (now) => ({ ...now, isDaily }))
        }
      />
      <SelectField
        name="noDays"
        label={t('news.noDays')}
        value={String(noDays)}
        options={[0, ...DAYS].map((days) => ({
          value: String(days),
          label: days === 0 ? t('news.never') : t('news.within', { count: days }),
        }))}
        onChange={({ target }) =>
          void change(news, withDays(news, Number(target.value)), (now) => withDays(now, noDays))
        }
        required
      />
    </section>
  )
}
