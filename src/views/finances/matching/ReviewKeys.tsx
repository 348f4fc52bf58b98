import { ArrowDown, ArrowUp, Delete, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Key symbols as icons, since fonts often lack the characters. */
function Sign({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon size={12} strokeWidth={2} aria-hidden />
      <span className="visually-hidden">{name}</span>
    </>
  )
}

const up = <Sign icon={ArrowUp} name="↑" />
const down = <Sign icon={ArrowDown} name="↓" />
const backspace = <Sign icon={Delete} name="Backspace" />

const keys: readonly (readonly [
  'accept' | 'skip' | 'move' | 'choose' | 'category' | 'member' | 'event' | 'search' | 'reopen' | 'rule' | 'import',
  ReactNode,
  ReactNode?,
])[] = [
  ['accept', 'Enter'],
  ['skip', 'S'],
  ['move', up, down],
  ['choose', '1', '5'],
  ['category', 'C'],
  ['member', 'M'],
  ['event', 'E'],
  ['search', '/'],
  ['reopen', backspace],
  ['rule', 'R'],
  ['import', 'Ctrl', 'Enter'],
]

/** Legend of the keyboard shortcuts. */
export function ReviewKeys() {
  const { t } = useTranslation(['matching', 'layout'])
  return (
    <dl className="review-keys" aria-label={t('keys.title')}>
      {keys.map(([act, first, second]) => (
        <div key={act}>
          <dt>
            <kbd>{first === 'Ctrl' ? t('layout:navbar.ctrl') : first}</kbd>
            {second !== undefined && <kbd>{second}</kbd>}
          </dt>
          <dd>{t(`keys.${act}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
