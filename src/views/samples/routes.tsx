import { useSyncExternalStore, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NotFound } from '@/shared/records/NotFound'
import '@/api/samples'
import { sampleRoutes } from '@/configs/sampleRoutes'
import { addSampleTexts } from '@/i18n/sampleTexts'
import { SampleNote } from './kit/SampleNote'
import { onSamplesReset, resetCount } from './calls/sampleResets'
import { screens } from './screens'
import { useFocusRecovery } from './kit/useFocusRecovery'

addSampleTexts()

/** All addresses that no product screen has. */
export function SampleRoutes() {
  const resets = useSyncExternalStore(onSamplesReset, resetCount)
  useFocusRecovery()
  return (
    <Routes key={resets}>
      {sampleRoutes.map((path) => {
        const Screen = screens[path]
        return Screen && <Route key={path} path={path} element={<ScreenWithNote screen={Screen} />} />
      })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function ScreenWithNote({ screen: Screen }: { screen: ComponentType }) {
  return (
    <>
      <SampleNote />
      <Screen />
    </>
  )
}
