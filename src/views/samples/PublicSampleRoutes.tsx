import { Route, Routes } from 'react-router-dom'
import '@/api/samples'
import { sampleRoutes } from '@/configs/sampleRoutes'
import { addSampleTexts } from '@/i18n/sampleTexts'
import { NotFound } from '@/shared/records/NotFound'
import { BlankFrame } from './blank/BlankFrame'
import { useFocusRecovery } from './kit/useFocusRecovery'
import { publicScreens } from './publicScreens'

addSampleTexts()

/** The sample pages without the shell. */
export function PublicSampleRoutes() {
  useFocusRecovery()
  return (
    <Routes>
      {sampleRoutes.map((path) => {
        const Screen = publicScreens[path]
        return Screen && <Route key={path} path={path} element={<Screen />} />
      })}
      <Route
        path="*"
        element={
          <BlankFrame>
            <NotFound />
          </BlankFrame>
        }
      />
    </Routes>
  )
}
