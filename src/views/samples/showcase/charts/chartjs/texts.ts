import { pictureTexts } from '@/views/samples/showcase/charts/pictureTexts'
import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For thousands of points that are drawn anew all the time: Chart.js paints on a canvas, where an element for each would be slow.',
    avoid:
      'For a few dozen points, as Batuta has: a canvas can be neither styled nor printed sharply, and has to be told each skin’s colours.',
    ...pictureTexts.en,
  },
  'pt-BR': {
    use: 'Para milhares de pontos redesenhados o tempo todo: o Chart.js pinta em um canvas, onde um elemento para cada um seria lento.',
    avoid:
      'Para algumas dezenas de pontos, como no Batuta: um canvas não se estiliza nem se imprime com nitidez, e precisa saber as cores de cada tema.',
    ...pictureTexts['pt-BR'],
  },
})
