import { pictureTexts } from '@/views/samples/showcase/charts/pictureTexts'
import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For every chart of Batuta: Recharts draws elements that wear the tokens of the skin by class, and that print sharply.',
    avoid: 'For one number (a card says it), and for thousands of points (a canvas).',
    ...pictureTexts.en,
  },
  'pt-BR': {
    use: 'Para todo gráfico do Batuta: o Recharts desenha elementos que vestem as cores do tema por classe e se imprimem com nitidez.',
    avoid: 'Para um só número (um cartão basta) e para milhares de pontos (um canvas).',
    ...pictureTexts['pt-BR'],
  },
})
