import { useSyncExternalStore, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NotFound } from '@/shared/records/NotFound'
import '@/api/samples'
import { sampleRoutes, type SampleRoute } from '@/configs/sampleRoutes'
import { addSampleTexts } from '@/i18n/sampleTexts'
import { appScreens } from './appScreens'
import { officeScreens } from './officeScreens'
import { PlainSamplePage } from './kit/PlainSamplePage'
import { SampleNote } from './kit/SampleNote'
import { onSamplesReset, resetCount } from './sampleResets'
import { useFocusRecovery } from './kit/useFocusRecovery'

addSampleTexts()

/** The sample screens there are, each lazy; a listed route that is not here says that it has none. */
const screens: Partial<Record<SampleRoute, ComponentType>> = { ...appScreens, ...officeScreens }

/** All addresses that no product screen has. */
export function SampleRoutes() {
  const resets = useSyncExternalStore(onSamplesReset, resetCount)
  useFocusRecovery()
  return (
    <Routes key={resets}>
      {sampleRoutes.map((path) => {
        const Screen = screens[path]
        return (
          <Route key={path} path={path} element={Screen ? <ScreenWithNote screen={Screen} /> : <PlainSamplePage />} />
        )
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
