import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Beside a name, so that the eye finds a person again from one screen to the next.',
    avoid: 'Without the name (the initials alone say too little), or for what is no person (an icon).',
    examples: {
      pictures: { title: 'Pictures', note: 'Whoever has none is shown by their initials.' },
      withNames: { title: 'With names', note: 'The same name has the same tint on every screen.' },
      anyName: { title: 'Any name', note: 'Small words between the names do not count.' },
      names: { title: 'Names of all kinds' },
      sizes: { title: 'Sizes', note: 'A line of text, a row, a list, a page’s head.' },
      colours: { title: 'Colours', note: 'Six tints, chosen by the name; an icon where it is no person.' },
      stack: { title: 'Several', note: 'How many there are is said in words beside them.' },
      present: { title: 'With a state', note: 'A shape and a word, not the hue alone.' },
    },
    hears: 'Nothing: it is decoration, and the name beside it is read.',
    words: {
      sections: ['Cellos', 'Percussion', 'Flutes', 'Horns'],
      names: [
        ['Cher', 'One name: one letter'],
        ['José da Silva dos Santos', 'The first and the last'],
        ['Élodie Østergård', 'Letters with marks'],
        ['bell hooks', 'No capitals at all'],
        ['Wolfgang Amadeus Chrysostomus Theophilus Mozart', 'A long one'],
      ],
      coming: '7 members are coming',
      yes: 'Is coming',
      perhaps: 'Does not know yet',
      no: 'Is not coming',
    },
  },
  'pt-BR': {
    use: 'Ao lado de um nome, para que o olho reencontre a pessoa de uma tela para outra.',
    avoid: 'Sem o nome (só as iniciais dizem pouco) ou para o que não é uma pessoa (um ícone).',
    examples: {
      pictures: { title: 'Retratos', note: 'Quem não tem um aparece com as iniciais.' },
      withNames: { title: 'Com nomes', note: 'O mesmo nome tem a mesma cor em todas as telas.' },
      anyName: { title: 'Um nome qualquer', note: 'As palavras pequenas entre os nomes não contam.' },
      names: { title: 'Nomes de todo tipo' },
      sizes: { title: 'Tamanhos', note: 'Uma linha de texto, uma linha de tabela, uma lista, o topo de uma página.' },
      colours: { title: 'Cores', note: 'Seis tons, escolhidos pelo nome; um ícone onde não é uma pessoa.' },
      stack: { title: 'Vários', note: 'Quantos são está dito em palavras ao lado.' },
      present: { title: 'Com um estado', note: 'Uma forma e uma palavra, não só a cor.' },
    },
    hears: 'Nada: é decoração, e lê-se o nome ao lado.',
    words: {
      sections: ['Violoncelos', 'Percussão', 'Flautas', 'Trompas'],
      names: [
        ['Cher', 'Um só nome: uma só letra'],
        ['José da Silva dos Santos', 'O primeiro e o último'],
        ['Élodie Østergård', 'Letras com sinais'],
        ['bell hooks', 'Nenhuma maiúscula'],
        ['Wolfgang Amadeus Chrysostomus Theophilus Mozart', 'Um nome longo'],
      ],
      coming: '7 integrantes vêm',
      yes: 'Vem',
      perhaps: 'Ainda não sabe',
      no: 'Não vem',
    },
  },
})
