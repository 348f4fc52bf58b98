import { Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Card } from 'reactstrap'
import { v7 as newId } from 'uuid'
import type { PoolPerson, TakeOver } from '@contract/calendar/deputyPool'
import { instrumentKey } from '@contract/invitees'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchPastDeputies, takeOverDeputies, undoTakeOver, type PastDeputies } from '@/redux/calendar/deputyPool'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { groupAlike, isAlike } from '@/views/calendar/repertoire/alikeLines'
import './deputies.scss'

interface Offer {
  key: string
  name: string
  email: string | undefined
  phone: string | undefined
  /** Each once. */
  instruments: string[]
  spellings: PastDeputies
  /** Who of the pool it is, where there is one. */
  known: PoolPerson | undefined
}

const titled = <Named extends { name: string }>(one: Named) => ({ ...one, title: one.name })

/** Alike names are one person; what was told last of them counts. */
function offersOf(deputies: PastDeputies, people: readonly PoolPerson[]): Offer[] {
  return groupAlike(deputies.map(titled)).map((spellings) => {
    const [last] = spellings
    const played = new Map(
      spellings.flatMap(({ instrument }) => (instrument ? [[instrumentKey(instrument), instrument]] : [])),
    )
    return {
      key: last.id,
      name: last.name,
      email: spellings.find(({ email }) => email !== undefined)?.email,
      phone: spellings.find(({ phone }) => phone !== undefined)?.phone,
      instruments: [...played.values()],
      spellings,
      known: people.find((person) => isAlike(titled(person), last)),
    }
  })
}

function takeOverOf(offers: readonly Offer[]): TakeOver {
  const all = offers.map(({ name, email, phone, instruments, spellings, known }) => {
    const person = {
      id: known?.id ?? newId(),
      name,
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      instruments: instruments.map((instrument) => ({ instrument })),
    }
    return {
      person,
      isNew: known === undefined,
      tie: { personId: person.id, deputyIds: spellings.map(({ id }) => id) },
    }
  })
  return {
    people: all.filter(({ isNew }) => isNew).map(({ person }) => person),
    ties: all.map(({ tie }) => tie),
  }
}

/** Deputies of events who are not in the pool: alike names as one, all of them or those that are ticked. */
export function TakeOverDeputiesPage() {
  const { t } = useTranslation('deputies')
  const load = useQuery(fetchPastDeputies, undefined)
  return (
    <>
      <PageHeader
        title={t('takeOver.title')}
        lead={t('takeOver.lead')}
        back={<BackLink to={paths.deputies} label={t('back')} />}
      />
      <Loaded {...load} isKept>
        {({ deputies, people }) =>
          deputies.length === 0 ? (
            <EmptyState icon={Users} title={t('takeOver.none')} hint={t('takeOver.noneText')} />
          ) : (
            <OfferList deputies={deputies} people={people} />
          )
        }
      </Loaded>
    </>
  )
}

function OfferList({ deputies, people }: { deputies: PastDeputies; people: readonly PoolPerson[] }) {
  const { t } = useTranslation('deputies')
  const { count } = useFormat()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const offers = useMemo(() => offersOf(deputies, people), [deputies, people])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const chosen = offers.filter(({ key }) => !left.has(key))

  function toggle(key: string): void {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }

  async function save(): Promise<void> {
    const sent = takeOverOf(chosen)
    setBusy(true)
    try {
      await takeOverDeputies(sent)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return setBusy(false)
    }
    const undo = {
      run: () => undoTakeOver(sent),
      done: t('takeOver.undone'),
      onDone: () => navigate(paths.takeOverDeputies),
    }
    showToast.success(t('takeOver.done', { count: chosen.length, shown: count(chosen.length) }), offerUndo(undo))
    await navigate(paths.deputies, { replace: true })
    return undefined
  }

  return (
    <>
      <Card tag="section" className="deputy-card" aria-label={t('takeOver.title')}>
        <ul className="deputy-lines">
          {offers.map(({ key, name, email, phone, instruments, spellings, known }) => {
            const others = [...new Set(spellings.map((one) => one.name))].filter((other) => other !== name)
            const told = [
              instruments.join(', '),
              phone,
              email,
              t('takeOver.events', { count: spellings.length, shown: count(spellings.length) }),
              known && t('takeOver.known', { name: known.name }),
              others.length > 0 && t('takeOver.also', { names: others.join(', ') }),
            ]
            return (
              <li key={key}>
                <CheckboxField
                  label={name}
                  checked={!left.has(key)}
                  onChange={() => toggle(key)}
                  hint={told.filter(Boolean).join(' · ')}
                />
              </li>
            )
          })}
        </ul>
      </Card>
      <p className="deputy-save">
        <Button color="primary" isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void save()}>
          {t('takeOver.save', { count: chosen.length, shown: count(chosen.length) })}
        </Button>
      </p>
    </>
  )
}
