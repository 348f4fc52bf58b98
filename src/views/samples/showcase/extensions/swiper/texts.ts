import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a few equal things to leaf through with a finger: pictures of a concert, the next rehearsals on a phone.',
    avoid:
      'For what must be seen: what lies beyond the edge is missed by many. Nothing here moves by itself, as nobody reads at the speed of a clock.',
    examples: {
      oneByOne: { title: 'One by one', note: 'With arrows, dots and keys beside the swipe.' },
      several: { title: 'Several side by side', note: 'The next one looks in, so that one sees that there is more.' },
    },
    keys: [
      ['Right and left arrow', 'with the focus inside: the next one and the one before'],
      ['Enter, Space', 'presses an arrow or a dot'],
    ],
    hears: 'Which of how many it is, and its content; the arrows say what they do and when they have come to the end.',
    words: {
      label: 'The season in four evenings',
      next: 'Next',
      previous: 'Previous',
      goTo: 'To number {{index}}',
      slide: '{{index}} of {{slidesLength}}',
      first: 'This is the first',
      last: 'This is the last',
      evenings: [
        ['12 March', 'Opening', 'Overture, Bolero, Symphony no. 5'],
        ['9 May', 'Open air', 'Marches and dances in the park'],
        ['21 June', 'Winter concert', 'Two songs with the choir'],
        ['30 August', 'Children’s morning', 'Peter and the Wolf'],
      ],
      rehearsals: 'The next rehearsals',
      days: ['Mon 2 March', 'Thu 5 March', 'Mon 9 March', 'Thu 12 March', 'Mon 16 March', 'Thu 19 March'],
      hour: '19:30, parish hall',
    },
  },
  'pt-BR': {
    use: 'Para poucas coisas iguais que se folheiam com o dedo: fotos de um concerto, os próximos ensaios no celular.',
    avoid:
      'Para o que precisa ser visto: muitos não percebem o que fica além da borda. Nada aqui se move sozinho, pois ninguém lê no ritmo de um relógio.',
    examples: {
      oneByOne: { title: 'Um por um', note: 'Com setas, pontos e teclas, além do dedo.' },
      several: { title: 'Vários lado a lado', note: 'O próximo aparece um pouco, para se ver que há mais.' },
    },
    keys: [
      ['Setas direita e esquerda', 'com o foco dentro: o próximo e o anterior'],
      ['Enter, Espaço', 'aperta uma seta ou um ponto'],
    ],
    hears: 'Qual de quantos é, e o conteúdo; as setas dizem o que fazem e quando chegaram ao fim.',
    words: {
      label: 'A temporada em quatro noites',
      next: 'Próximo',
      previous: 'Anterior',
      goTo: 'Ao número {{index}}',
      slide: '{{index}} de {{slidesLength}}',
      first: 'Este é o primeiro',
      last: 'Este é o último',
      evenings: [
        ['12 de março', 'Abertura', 'Abertura, Bolero, Sinfonia nº 5'],
        ['9 de maio', 'Ao ar livre', 'Marchas e danças no parque'],
        ['21 de junho', 'Concerto de inverno', 'Duas canções com o coro'],
        ['30 de agosto', 'Manhã das crianças', 'Pedro e o Lobo'],
      ],
      rehearsals: 'Os próximos ensaios',
      days: [
        'Seg., 2 de março',
        'Qui., 5 de março',
        'Seg., 9 de março',
        'Qui., 12 de março',
        'Seg., 16 de março',
        'Qui., 19 de março',
      ],
      hour: '19h30, salão paroquial',
    },
  },
})
