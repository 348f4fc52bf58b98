import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Always by token, never by number: then both skins are right, and so is the next one.',
    avoid: 'As the only sign of anything: a mark or a word says the same. Brass is kept for what can be acted on.',
    examples: {
      surfaces: { title: 'Surfaces and lines', note: 'Three steps of ink at night, three of paper by day.' },
      texts: {
        title: 'Text on surfaces',
        note: 'Computed here from the tokens as the browser has them; 4.5 is the least.',
      },
      edges: { title: 'Edges and the focus ring', note: 'What one has to see, but not to read: 3 is the least.' },
      fills: { title: 'Text on buttons' },
      categories: { title: 'The four categories', note: 'Four hues, four marks, four words.' },
    },
    keys: [['Arrow keys', 'move the table that has the focus, where it is wider than the screen']],
    hears: 'No colour at all: what it means stands in words.',
    words: {
      skins: { dark: 'The dark skin', light: 'The light skin' },
      copy: 'Copy var({{token}})',
      token: 'Token',
      onSurfaces: 'Contrast on each surface',
      onFills: 'Contrast on what is filled',
      enough: 'enough',
      tooLittle: 'too little',
      categories: { publico: 'Public', particular: 'Private', ensaio: 'Rehearsal', outros: 'Other' },
    },
  },
  'pt-BR': {
    use: 'Sempre pelo nome, nunca pelo número: assim os dois temas estão certos, e o próximo também.',
    avoid: 'Como único sinal de algo: uma marca ou uma palavra diz o mesmo. O latão fica para o que se pode acionar.',
    examples: {
      surfaces: { title: 'Superfícies e linhas', note: 'Três passos de tinta à noite, três de papel de dia.' },
      texts: {
        title: 'Texto sobre superfícies',
        note: 'Calculado aqui pelos valores que o navegador tem; 4,5 é o mínimo.',
      },
      edges: { title: 'Bordas e o anel de foco', note: 'O que é preciso ver, mas não ler: 3 é o mínimo.' },
      fills: { title: 'Texto em botões' },
      categories: { title: 'As quatro categorias', note: 'Quatro cores, quatro marcas, quatro palavras.' },
    },
    keys: [['Setas', 'movem a tabela que tem o foco, onde é mais larga que a tela']],
    hears: 'Cor nenhuma: o que ela significa está em palavras.',
    words: {
      skins: { dark: 'O tema escuro', light: 'O tema claro' },
      copy: 'Copiar var({{token}})',
      token: 'Nome',
      onSurfaces: 'Contraste em cada superfície',
      onFills: 'Contraste no que é preenchido',
      enough: 'suficiente',
      tooLittle: 'pouco',
      categories: { publico: 'Público', particular: 'Particular', ensaio: 'Ensaio', outros: 'Outros' },
    },
  },
})
