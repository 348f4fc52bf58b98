import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import type { LayoutSettings } from '@/configs/themeConfig'
import { useTrialLayout } from './useTrialLayout'

interface LayoutTrialProps {
  /** The same object each time. */
  trial: Partial<LayoutSettings>
  words: { show: string; back: string; isShown: string; isBack: string }
}

/** One button that shows the shell in another layout, and is the way back. */
export function LayoutTrial({ trial, words }: LayoutTrialProps) {
  const [isOn, setIsOn] = useState<boolean>()
  useTrialLayout(isOn ? trial : null)
  return (
    <div className="cluster">
      <Button onClick={() => setIsOn(!isOn)}>{isOn ? words.back : words.show}</Button>
      <output className="muted">{isOn !== undefined && (isOn ? words.isShown : words.isBack)}</output>
    </div>
  )
}
