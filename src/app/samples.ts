import { lazyComponent, loader } from '@/@core/components/lazyComponent'

function entrances() {
  const load = loader(() => import('@/views/samples/entrances'))
  return {
    Routes: lazyComponent(load, (file) => file.SampleRoutes),
    PublicRoutes: lazyComponent(load, (file) => file.PublicSampleRoutes),
    Settings: lazyComponent(load, (file) => file.SampleSettings),
    Menu: lazyComponent(load, (file) => file.SampleMenuGroup),
  }
}

/** Entry points to the samples; null in a build without them. */
export const samples = import.meta.env.VITE_SAMPLES === 'off' ? null : entrances()
