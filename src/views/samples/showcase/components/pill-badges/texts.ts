import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For counts, and for short words that can be pressed or taken away: what filters a list, who is invited.',
    avoid: 'For one value of few (segments), or for more than a dozen (a field with a search).',
    examples: {
      strengths: {
        title: 'Strengths',
        note: 'Soft everywhere; solid where one pill must be found in a crowd; an outline on a coloured ground.',
      },
      counts: { title: 'Counts', note: 'None is said, but quietly.' },
      onIcon: { title: 'On an icon', note: 'The button’s name has the number; above 99 it is cut for the eyes alone.' },
      toPress: { title: 'To press', note: 'Any number of them; a tick says it too. The last one is disabled.' },
      toTakeAway: {
        title: 'To take away',
        note: 'The focus goes on to the next one, and a long one never leaves the card.',
      },
    },
    keys: [['Enter, Space', 'presses a pill; takes one away']],
    hears: 'Of a pill to press its words and whether it is pressed; of one to take away “Remove” and its words.',
    words: {
      draft: 'Draft',
      paid: 'Paid',
      partly: 'Partly paid',
      overdue: 'Overdue',
      concert: 'Concert',
      rehearsal: 'Rehearsal',
      folders: [
        ['Inbox', '12'],
        ['Sent', '1,204'],
        ['Drafts', '0'],
      ],
      news: 'News ({{count}})',
      sections: ['Violins', 'Cellos', 'Flutes', 'Horns', 'Choir'],
      filters: ['First violins', 'Owes money', 'Joined after the festival of the choirs and orchestras'],
      remove: 'Remove',
      noFilters: 'No filters.',
      again: 'All again',
    },
  },
  'pt-BR': {
    use: 'Para quantidades e para palavras curtas que se pode pressionar ou tirar: o que filtra uma lista, quem é convidado.',
    avoid: 'Para um valor entre poucos (segmentos) ou para mais de doze (um campo com busca).',
    examples: {
      strengths: {
        title: 'Forças',
        note: 'Suave em toda parte; cheia onde é preciso achar uma entre muitas; contorno sobre fundo colorido.',
      },
      counts: { title: 'Quantidades', note: 'Nenhuma também se diz, mas baixinho.' },
      onIcon: {
        title: 'Sobre um ícone',
        note: 'O nome do botão tem o número; acima de 99 ele só é cortado para os olhos.',
      },
      toPress: { title: 'Para pressionar', note: 'Quantas se quiser; um sinal também diz. A última está desativada.' },
      toTakeAway: { title: 'Para tirar', note: 'O foco passa à próxima, e uma longa nunca sai do cartão.' },
    },
    keys: [['Enter, Espaço', 'pressiona uma; tira uma']],
    hears: 'De uma para pressionar, as palavras e se está pressionada; de uma para tirar, “Remover” e as palavras.',
    words: {
      draft: 'Rascunho',
      paid: 'Pago',
      partly: 'Pago em parte',
      overdue: 'Vencido',
      concert: 'Concerto',
      rehearsal: 'Ensaio',
      folders: [
        ['Entrada', '12'],
        ['Enviados', '1.204'],
        ['Rascunhos', '0'],
      ],
      news: 'Novidades ({{count}})',
      sections: ['Violinos', 'Violoncelos', 'Flautas', 'Trompas', 'Coro'],
      filters: ['Primeiros violinos', 'Deve dinheiro', 'Entrou depois do festival dos coros e orquestras'],
      remove: 'Remover',
      noFilters: 'Nenhum filtro.',
      again: 'Todos de novo',
    },
  },
})
