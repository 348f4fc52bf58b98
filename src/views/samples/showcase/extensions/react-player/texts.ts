import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a recording to practise with, or a film of a few seconds. The browser’s own player has keys, captions and full screen.',
    avoid:
      'For what others host: pages of Batuta load nothing from elsewhere. That is also why the library react-player is not here: most of its six megabytes speak to foreign players. Nothing plays by itself.',
    examples: {
      sound: { title: 'Sound', note: 'Loaded no further than its length, until somebody presses play.' },
      film: {
        title: 'Film',
        note: 'With a poster and captions in both languages; the browser takes whichever of two formats it knows.',
      },
      ownControls: {
        title: 'Controls of our own',
        note: 'To practise: slower without sounding lower, again and again. The browser does all of it.',
      },
      missing: { title: 'What does not come', note: 'It says so, and offers to try once more.' },
    },
    keys: [
      ['Space', 'plays and pauses, with the focus on the player'],
      ['Right and left arrow', 'forwards and back'],
      ['Up and down arrow', 'louder and softer'],
    ],
    hears: 'The name of the recording, and the browser’s own words for play, time and volume.',
    words: {
      melody: 'Melody for plucked strings',
      four: 'Beating four',
      made: 'Made for this page by a few lines of code.',
      english: 'English',
      portuguese: 'Portuguese',
      play: 'Play',
      pause: 'Pause',
      again: 'From the beginning',
      place: 'Place in the recording',
      time: '{{now}} of {{all}}',
      failed: 'The recording did not come.',
      retry: 'Try again',
    },
  },
  'pt-BR': {
    use: 'Para uma gravação com que se estuda, ou um filme de alguns segundos. O player do navegador tem teclas, legendas e tela cheia.',
    avoid:
      'Para o que outros hospedam: as páginas do Batuta não carregam nada de fora. É também por isso que a biblioteca react-player não está aqui: a maior parte dos seus seis megabytes fala com players alheios. Nada toca sozinho.',
    examples: {
      sound: { title: 'Som', note: 'Carrega só a duração, até que alguém aperte o play.' },
      film: {
        title: 'Filme',
        note: 'Com capa e legendas nas duas línguas; o navegador escolhe o formato que conhece.',
      },
      ownControls: {
        title: 'Controles próprios',
        note: 'Para estudar: mais lento sem soar mais grave, de novo e de novo. O navegador faz tudo isso.',
      },
      missing: { title: 'O que não chega', note: 'Diz isso e oferece tentar de novo.' },
    },
    keys: [
      ['Espaço', 'toca e pausa, com o foco no player'],
      ['Setas direita e esquerda', 'para a frente e para trás'],
      ['Setas para cima e para baixo', 'mais alto e mais baixo'],
    ],
    hears: 'O nome da gravação e as palavras do próprio navegador para tocar, tempo e volume.',
    words: {
      melody: 'Melodia para cordas dedilhadas',
      four: 'Compasso de quatro',
      made: 'Feito para esta página por algumas linhas de código.',
      english: 'Inglês',
      portuguese: 'Português',
      play: 'Tocar',
      pause: 'Pausar',
      again: 'Do começo',
      place: 'Posição na gravação',
      time: '{{now}} de {{all}}',
      failed: 'A gravação não chegou.',
      retry: 'Tentar de novo',
    },
  },
})
