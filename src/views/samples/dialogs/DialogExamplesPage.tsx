import {
  CalendarPlus,
  CircleHelp,
  CreditCard,
  Footprints,
  House,
  Users,
  ShieldCheck,
  Tags,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { AddressExample } from './AddressExample'
import { CardExample } from './CardExample'
import { ConfirmExample } from './ConfirmExample'
import { CreateExample } from './CreateExample'
import type { ExampleProps } from './example'
import { PricingExample } from './PricingExample'
import { ShareExample } from './ShareExample'
import { StepsExample } from './StepsExample'
import { TwoFactorExample } from './TwoFactorExample'
import './dialogs.scss'

const examples = [
  { name: 'confirm', icon: CircleHelp, example: ConfirmExample },
  { name: 'create', icon: CalendarPlus, example: CreateExample },
  { name: 'steps', icon: Footprints, example: StepsExample },
  { name: 'pricing', icon: Tags, example: PricingExample },
  { name: 'address', icon: House, example: AddressExample },
  { name: 'card', icon: CreditCard, example: CardExample },
  { name: 'share', icon: Users, example: ShareExample },
  { name: 'twoFactor', icon: ShieldCheck, example: TwoFactorExample },
] as const satisfies readonly { name: string; icon: LucideIcon; example: ComponentType<ExampleProps> }[]
type Name = (typeof examples)[number]['name']

/** Eight dialogs, and what came of each. */
export function DialogExamplesPage() {
  const { t } = useTranslation('samplesDialogs')
  const [opened, setOpened] = useState<Name | null>(null)
  const [results, setResults] = useState<Partial<Record<Name, string>>>({})
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="example-grid">
        {examples.map(({ name, icon: Icon, example: Example }) => (
          <Card key={name} tag="section" className="example-card">
            <span className="example-icon">
              <Icon size={22} strokeWidth={1.5} aria-hidden />
            </span>
            <h2>{t(`${name}.card`)}</h2>
            <p>{t(`${name}.about`)}</p>
            <output>{results[name]}</output>
            <Button label={t('openNamed', { name: t(`${name}.card`) })} onClick={() => setOpened(name)}>
              {t('open')}
            </Button>
            {opened === name && (
              <Example
                onDone={(result) => setResults((before) => ({ ...before, [name]: result }))}
                onClose={() => setOpened(null)}
              />
            )}
          </Card>
        ))}
      </div>
    </>
  )
}
