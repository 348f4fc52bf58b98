import axios, { type AxiosAdapter, type AxiosRequestConfig } from 'axios'
import { isSampleBookmark } from '@/configs/sampleRoutes'
import { http } from './http'

/** Where the calls of the template begin. None of the product's does: those never meet the sample layer. */
const SAMPLE_PATHS =
  /^\/?(apps|profile|blog|pricing|faq|card|account-setting|jwt\/(login|register)|api\/(invoice|users|datatables|main-search|autocomplete))(?![\w-])/

/** Bookmarks are the product's: of its own screens by the server, of the template's pages by the layer, each by its ids. */
const isSampleCall = ({ url = '', data }: AxiosRequestConfig<unknown>) =>
  url === '/api/bookmarks/update' ? isSampleBookmark(data) : SAMPLE_PATHS.test(url)

async function loadLayer(passOn: AxiosRequestConfig['adapter']) {
  const { openSampleLayer } = await import('@/@fake-db/layer')
  return openSampleLayer(axios.create({ adapter: axios.getAdapter(passOn) }))
}

let layer: ReturnType<typeof loadLayer> | undefined

/** Loads the sample layer with the first call to it. What it does not know it sends to the server, by `passOn`. */
export async function sampleAdapter(passOn: AxiosRequestConfig['adapter']): Promise<AxiosAdapter> {
  layer ??= loadLayer(passOn)
  try {
    return (await layer).adapter
  } catch (thrown) {
    // A file that did not come today may come with the next call.
    layer = undefined
    throw thrown
  }
}

/** The layer where a call has asked for it. */
export const loadedSamples = () => layer

// Whatever makes sample calls imports this file, and the product's first screens carry nothing of it.
http.interceptors.request.use(async (config) => {
  if (isSampleCall(config)) config.adapter = await sampleAdapter(http.defaults.adapter)
  return config
})
