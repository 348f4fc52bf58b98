import { lazy } from 'react'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { layoutChanged } from '@/redux/layout'

const SampleSettings =
  import.meta.env.VITE_SAMPLES === 'off'
    ? null
    : lazy(() => import('@/views/samples/SampleSettings').then((file) => ({ default: file.SampleSettings })))

/** At the end of the customizer: what Batuta lets a person choose beyond the layout. */
export function ShellSettings() {
  const dispatch = useAppDispatch()
  const isOn = useAppSelector((state) => state.layout.hasSamples)
  return (
    SampleSettings && <SampleSettings isOn={isOn} onChange={(hasSamples) => dispatch(layoutChanged({ hasSamples }))} />
  )
}
