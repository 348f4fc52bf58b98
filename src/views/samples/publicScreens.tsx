import type { ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

/** What fills the window, without the shell, and is there for everybody: see src/configs/publicSample.ts. */
export const publicScreens: Partial<Record<SampleRoute, ComponentType>> = {}
