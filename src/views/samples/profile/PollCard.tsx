import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Input } from '@/@core/components/fields/Input'
import '@/@core/styles/choices.scss'
import { PeopleStack } from './PeopleStack'
import type { Profile } from './profile'
import type { ProfileChanges } from './useProfileChanges'

interface PollCardProps {
  polls: Profile['polls']
  changes: ProfileChanges
}

/** One question; a vote counts at once, and another answer takes it along. */
export function PollCard({ polls, changes }: PollCardProps) {
  const { t, i18n } = useTranslation('samplesProfile')
  const name = useId()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  // Marked as soon as it is pressed; the figures follow with the answer.
  const [pressed, setPressed] = useState<number | null>(null)
  const voted = polls.findIndex(({ youVoted }) => youVoted)
  const chosen = pressed ?? voted

  async function vote(index: number): Promise<void> {
    setPressed(index)
    if (!(await changes.vote(index))) setPressed(null)
  }

  return (
    <Card tag="section" className="profile-card">
      <fieldset className="poll">
        <legend>{t('poll.question')}</legend>
        {polls.map((poll, index) => (
          <div key={poll.name} className={`poll-option${index === chosen ? ' is-chosen' : ''}`}>
            <label className="poll-answer">
              <Input type="radio" name={name} checked={index === chosen} onChange={() => void vote(index)} />
              <span>{poll.name}</span>
              <span className="tabular">{percent.format(poll.result / 100)}</span>
            </label>
            <svg className="poll-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect width={poll.result} height="1" />
            </svg>
            <PeopleStack people={poll.votedUser} />
          </div>
        ))}
      </fieldset>
      <output className="form-text">{t(voted < 0 ? 'poll.hint' : 'poll.voted')}</output>
    </Card>
  )
}
