import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { LayoutTrial } from '@/views/samples/showcase/page-layout/LayoutTrial'
import { texts } from './texts'

const withoutMenu = { isMenuHidden: true } as const
const passing = { ...withoutMenu, navbar: 'static' } as const

export function Shown() {
  return <LayoutTrial trial={withoutMenu} isAtOnce words={useWords(texts)} />
}

export function Passing() {
  const words = useWords(texts)
  return <LayoutTrial trial={passing} words={{ ...words, show: words.showPassing, isShown: words.isPassing }} />
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/layouts/AppLayout.tsx',
    'src/@core/layouts/AppNavbar.tsx',
    'src/@core/layouts/MenuToggle.tsx',
    'src/configs/themeConfig.ts',
  ],
  examples: [example('shown', Shown), example('passing', Passing)],
})
