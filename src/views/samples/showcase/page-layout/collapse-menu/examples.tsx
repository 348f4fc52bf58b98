import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { LayoutTrial } from '@/views/samples/showcase/page-layout/LayoutTrial'
import { texts } from './texts'

const collapsed = { isMenuCollapsed: true, isMenuHidden: false } as const
const wide = { ...collapsed, width: 'full' } as const

export function Shown() {
  return <LayoutTrial trial={collapsed} isAtOnce words={useWords(texts)} />
}

export function Wide() {
  const words = useWords(texts)
  return <LayoutTrial trial={wide} words={{ ...words, show: words.showWide, isShown: words.isWide }} />
}

export const page = showcasePage(texts, {
  parts: ['src/@core/layouts/AppLayout.tsx', 'src/@core/layouts/AppMenu.tsx', 'src/configs/themeConfig.ts'],
  examples: [example('shown', Shown), example('wide', Wide)],
})
