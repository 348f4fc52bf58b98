import { lazy, type ComponentType } from 'react'
import type { SampleRoute, ShowcaseRoute } from '@/configs/sampleRoutes'
import { loadPage, showcaseRoutes } from './showcaseFiles'

function showcaseScreen(route: ShowcaseRoute): ComponentType {
  return lazy(async () => {
    const [{ ShowcasePage }, page] = await Promise.all([import('./ShowcasePage'), loadPage(route)])
    return { default: () => <ShowcasePage route={route} page={page} /> }
  })
}

/** A page of examples at each address that has a folder here. */
export const showcaseScreens: Partial<Record<SampleRoute, ComponentType>> = Object.fromEntries(
  showcaseRoutes.map((route) => [route, showcaseScreen(route)]),
)
