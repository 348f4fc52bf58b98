import { austrianText, swissText } from '@contract/germanLayers'
import { layerOf } from './layerOf'

export const austrianTexts = layerOf(austrianText)
export const swissTexts = layerOf(swissText)
