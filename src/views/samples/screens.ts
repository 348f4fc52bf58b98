import type { ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'
import { appScreens } from './appScreens'
import { officeScreens } from './officeScreens'
import { pageScreens } from './pageScreens'
import { showcaseScreens } from './showcase/frame/showcaseScreens'

/** The sample screens in the shell, each lazy: all listed routes that have none outside of it (publicScreens.tsx). */
export const screens: Partial<Record<SampleRoute, ComponentType>> = {
  ...appScreens,
  ...officeScreens,
  ...pageScreens,
  ...showcaseScreens,
}
