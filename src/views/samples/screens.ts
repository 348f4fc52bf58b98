import type { ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'
import { appScreens } from './appScreens'
import { officeScreens } from './officeScreens'
import { pageScreens } from './pageScreens'
import { publicScreens } from './publicScreens'
import { showcaseScreens } from './showcase/frame/showcaseScreens'

/** The sample screens in the shell, each lazy. A listed route that has none here nor outside of it says so. */
export const screens: Partial<Record<SampleRoute, ComponentType>> = {
  ...appScreens,
  ...officeScreens,
  ...pageScreens,
  ...showcaseScreens,
}

export const hasScreen = (path: SampleRoute) => path in screens || path in publicScreens
