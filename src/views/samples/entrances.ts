/** One file, so that the product's screens carry one address of the samples. */
export { PublicSampleRoutes } from './PublicSampleRoutes'
export { SampleRoutes } from './routes'
export { SampleMenuGroup } from './SampleMenuGroup'
export { SampleSettings } from './SampleSettings'
