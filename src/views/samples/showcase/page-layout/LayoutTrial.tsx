import { Button } from '@/@core/components/Button'
import type { LayoutSettings } from '@/configs/themeConfig'
import { useTrialLayout } from './useTrialLayout'

interface LayoutTrialProps {
  /** The same object each time. */
  trial: Partial<LayoutSettings>
  /** As soon as the page is open: what its address promises. */
  isAtOnce?: boolean
  words: { show: string; back: string; isShown: string; isBack: string; isOwn: string }
}

/** One button that shows the shell in another layout, and is the way back. */
export function LayoutTrial({ trial, isAtOnce, words }: LayoutTrialProps) {
  const { isOn, isOwn, hasTried, show, goBack } = useTrialLayout(trial, isAtOnce)
  const own = isOwn ? words.isOwn : hasTried && words.isBack
  return (
    <div className="cluster">
      <Button disabled={isOwn} onClick={isOn ? goBack : show}>
        {isOn ? words.back : words.show}
      </Button>
      <output className="muted">{isOn ? words.isShown : own}</output>
    </div>
  )
}
