import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For an order that people make by eye: the pieces of a programme, the tasks of a week.',
    avoid:
      'For an order that a rule makes (sort by it), and never as the only way: what can be dragged can also be moved by a key and by a press.',
    examples: {
      oneList: {
        title: 'One list',
        note: 'Held by its handle, so that a finger can still scroll. The two arrows do the same without dragging.',
      },
      betweenLists: { title: 'Between lists', note: 'An empty list takes something too, and says so.' },
    },
    keys: [
      ['Space, Enter', 'on the handle: takes it, and lays it down'],
      ['Arrows', 'move what is held; also into the list beside'],
      ['Escape', 'lays it back to where it was'],
    ],
    hears:
      'The handle’s name and “movable”, how it is moved, and then each place: “Bolero, place 2 of 5”. What was laid down is said as well.',
    words: {
      programme: 'Programme of the evening',
      pieces: ['Overture', 'Bolero', 'Two songs', 'Symphony no. 5', 'Encore: Brejeiro'],
      handle: 'Move: {{title}}',
      movable: 'movable',
      up: 'Up: {{title}}',
      down: 'Down: {{title}}',
      lists: { played: 'Played', encore: 'Encores', out: 'Left out' },
      empty: 'Nothing here yet. Drag a piece to this place.',
      how: 'Press Space to take it, the arrows to move it, Space to lay it down, Escape to lay it back.',
      taken: '{{title}} is held, {{place}}.',
      over: '{{title}}, {{place}}.',
      laid: '{{title}} was laid down, {{place}}.',
      back: '{{title}} lies where it was.',
      place: 'place {{at}} of {{count}}',
      placeIn: '{{list}}, place {{at}} of {{count}}',
      nowhere: 'outside of the lists',
    },
  },
  'pt-BR': {
    use: 'Para uma ordem que as pessoas fazem no olho: as peças de um programa, as tarefas de uma semana.',
    avoid:
      'Para uma ordem que uma regra faz (ordene por ela), e nunca como único modo: o que se arrasta também se move por tecla e por toque.',
    examples: {
      oneList: {
        title: 'Uma lista',
        note: 'Segura-se pela alça, para que o dedo ainda possa rolar. As duas setas fazem o mesmo sem arrastar.',
      },
      betweenLists: { title: 'Entre listas', note: 'Uma lista vazia também recebe algo, e diz isso.' },
    },
    keys: [
      ['Espaço, Enter', 'na alça: pega e solta'],
      ['Setas', 'movem o que está preso; também para a lista ao lado'],
      ['Escape', 'devolve para onde estava'],
    ],
    hears:
      'O nome da alça e “móvel”, como se move, e depois cada posição: “Bolero, posição 2 de 5”. O que foi solto também é dito.',
    words: {
      programme: 'Programa da noite',
      pieces: ['Abertura', 'Bolero', 'Duas canções', 'Sinfonia nº 5', 'Bis: Brejeiro'],
      handle: 'Mover: {{title}}',
      movable: 'móvel',
      up: 'Para cima: {{title}}',
      down: 'Para baixo: {{title}}',
      lists: { played: 'Tocadas', encore: 'Bis', out: 'De fora' },
      empty: 'Nada aqui ainda. Arraste uma peça para cá.',
      how: 'Aperte Espaço para pegar, as setas para mover, Espaço para soltar, Escape para devolver.',
      taken: '{{title}} está na mão, {{place}}.',
      over: '{{title}}, {{place}}.',
      laid: '{{title}} foi solta, {{place}}.',
      back: '{{title}} está onde estava.',
      place: 'posição {{at}} de {{count}}',
      placeIn: '{{list}}, posição {{at}} de {{count}}',
      nowhere: 'fora das listas',
    },
  },
})
