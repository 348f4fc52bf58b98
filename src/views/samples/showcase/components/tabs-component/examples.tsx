import { CalendarDays, Info, Wallet } from 'lucide-react'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { Badge } from '@/@core/components/page/Badge'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { TabSet } from '@/views/samples/kit/TabSet'
import { texts } from './texts'

export function Plain({ isVertical, isFilled }: { isVertical: boolean; isFilled: boolean }) {
  const words = useWords(texts)
  return (
    <TabSet
      label={words.event}
      isVertical={isVertical}
      isFilled={isFilled}
      tabs={words.parts.map(([label = '', text]) => ({ id: label, label, content: <p>{text}</p> }))}
    />
  )
}

export function WithIcons() {
  const words = useWords(texts)
  const icons = [Info, CalendarDays, Wallet]
  return (
    <TabSet
      label={words.member}
      tabs={words.rooms.map(([label = '', text], index) => {
        const Icon = icons[index] ?? Info
        return {
          id: label,
          label: (
            <>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {label}
              {index === 2 && <Badge tone="danger">2</Badge>}
            </>
          ),
          content: <p>{text}</p>,
        }
      })}
    />
  )
}

export function Upright() {
  const words = useWords(texts)
  return (
    <TabSet
      isVertical
      label={words.settings}
      tabs={words.pages.map(([label = '', text]) => ({ id: label, label, content: <p>{text}</p> }))}
    />
  )
}

export function OneDisabled() {
  const words = useWords(texts)
  return (
    <TabSet
      label={words.states}
      tabs={[
        { id: 'replies', label: words.replies, content: <p>{words.repliesText}</p> },
        { id: 'report', label: words.report, content: null, isDisabled: true },
        {
          id: 'files',
          label: words.files,
          content: <EmptyState title={words.noFiles} hint={words.noFilesHint} />,
        },
      ]}
    />
  )
}

export function Many() {
  const words = useWords(texts)
  return (
    <TabSet
      label={words.months}
      tabs={words.monthNames.map((label) => ({
        id: label,
        label,
        content: (
          <p>
            {label}: {words.monthText}
          </p>
        ),
      }))}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/kit/TabSet.tsx', 'src/views/samples/kit/QueryTabs.tsx', 'src/@core/layouts/TabBar.tsx'],
  examples: [
    example('plain', Plain, { isVertical: flag(false), isFilled: flag(false) }),
    example('withIcons', WithIcons),
    example('upright', Upright),
    example('oneDisabled', OneDisabled),
    example('many', Many),
  ],
})
