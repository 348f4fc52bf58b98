import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a number whose exact value matters less than more or less: a volume, a share, a span of time to look at.',
    avoid:
      'For an amount of money or any number that is known before: a field takes it faster. The browser’s own range is used, as it brings keys, touch and screen readers; a library would bring them again.',
    examples: {
      oneThumb: { title: 'One thumb', note: 'Its value stands beside it, in words that people use.' },
      withSteps: { title: 'With marked steps', note: 'Few values, each with its mark; nothing lies between them.' },
      twoThumbs: {
        title: 'Two thumbs',
        note: 'Two ranges on one line, from and to. Neither passes the other; each has its own name.',
      },
      withField: { title: 'With a field', note: 'For who knows the number, and for who cannot hold a thumb still.' },
    },
    keys: [
      ['Arrows', 'one step more or less'],
      ['Page Up, Page Down', 'larger steps'],
      ['Home, End', 'the least and the most'],
    ],
    hears: 'Its name, “slider”, and the value with its unit: “96 beats a minute”.',
    words: {
      tempo: 'Tempo',
      beats: '{{count}} beats a minute',
      loudness: 'Loudness',
      levels: ['pianissimo', 'piano', 'mezzo forte', 'forte', 'fortissimo'],
      span: 'Length of the pieces',
      from: 'At least',
      to: 'At most',
      minutes: '{{count}} min',
      found: '{{count}} of 8 pieces',
      share: 'Share of the fee',
      percent: 'Percent',
    },
  },
  'pt-BR': {
    use: 'Para um número cujo valor exato importa menos que mais ou menos: um volume, uma parcela, um período a olhar.',
    avoid:
      'Para dinheiro ou qualquer número que já se sabe: um campo o recebe mais rápido. É usado o controle do próprio navegador, pois traz teclas, toque e leitores de tela; uma biblioteca os traria de novo.',
    examples: {
      oneThumb: { title: 'Um puxador', note: 'O valor fica ao lado, com as palavras que as pessoas usam.' },
      withSteps: { title: 'Com passos marcados', note: 'Poucos valores, cada um com a sua marca; nada entre eles.' },
      twoThumbs: {
        title: 'Dois puxadores',
        note: 'Dois controles na mesma linha, de e até. Nenhum passa do outro; cada um tem o seu nome.',
      },
      withField: { title: 'Com um campo', note: 'Para quem sabe o número e para quem não consegue segurar o puxador.' },
    },
    keys: [
      ['Setas', 'um passo a mais ou a menos'],
      ['Page Up, Page Down', 'passos maiores'],
      ['Home, End', 'o menor e o maior'],
    ],
    hears: 'O nome, “controle deslizante” e o valor com a unidade: “96 batidas por minuto”.',
    words: {
      tempo: 'Andamento',
      beats: '{{count}} batidas por minuto',
      loudness: 'Intensidade',
      levels: ['pianíssimo', 'piano', 'mezzo forte', 'forte', 'fortíssimo'],
      span: 'Duração das peças',
      from: 'No mínimo',
      to: 'No máximo',
      minutes: '{{count}} min',
      found: '{{count}} de 8 peças',
      share: 'Parcela da mensalidade',
      percent: 'Por cento',
    },
  },
})
