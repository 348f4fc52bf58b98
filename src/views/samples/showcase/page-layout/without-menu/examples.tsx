import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { LayoutTrial } from '@/views/samples/showcase/page-layout/LayoutTrial'
import { texts } from './texts'

const trial = { isMenuHidden: true } as const

export function Shown() {
  return <LayoutTrial trial={trial} words={useWords(texts)} />
}

export const page = showcasePage(texts, {
  parts: ['src/@core/layouts/AppLayout.tsx', 'src/@core/layouts/AppMenu.tsx', 'src/configs/themeConfig.ts'],
  examples: [example('shown', Shown)],
})
