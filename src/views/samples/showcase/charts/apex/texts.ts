import { pictureTexts } from '@/views/samples/showcase/charts/pictureTexts'
import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'To see what the template drew with: ApexCharts 4.7.0, the last version under the MIT licence, and pinned for that reason. Its newer companion for React is under the other licence too: an effect of ten lines does its work.',
    avoid:
      'In the product: newer versions ask groups above a size for a fee, and this one gets no more repairs. Batuta draws with Recharts.',
    ...pictureTexts.en,
  },
  'pt-BR': {
    use: 'Para ver com o que o modelo desenhava: ApexCharts 4.7.0, a última versão sob a licença MIT, fixada por esse motivo. O par para React também trocou de licença: um efeito de dez linhas faz o trabalho dele.',
    avoid:
      'No produto: versões novas cobram de grupos acima de um tamanho, e esta não recebe mais consertos. O Batuta desenha com Recharts.',
    ...pictureTexts['pt-BR'],
  },
})
