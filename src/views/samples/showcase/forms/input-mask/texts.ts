import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a code of one fixed shape that people copy from paper: a document number, an IBAN, a Brazilian phone.',
    avoid:
      'For whatever is written in more ways than one: names, foreign phones, dates (a date field), amounts. Batuta’s own screens take what is typed and tidy it afterwards; a mask that refuses keys is for the rare shape that never varies.',
    examples: {
      phone: {
        title: 'A phone of either length',
        note: 'The shape follows the number of digits. By react-imask, loaded on this page alone.',
      },
      documents: { title: 'A person’s or a company’s document', note: 'What is stored are the digits alone.' },
      codes: { title: 'Letters and digits', note: 'Small letters become large ones; pasted spaces are sorted out.' },
      numbers: { title: 'A number with its signs', note: 'In the signs of your language; at most two decimals.' },
      states: { title: 'States' },
    },
    keys: [
      ['Backspace', 'takes away a digit, and the sign before it'],
      ['Ctrl+V', 'takes what fits out of what was copied'],
    ],
    hears: 'An ordinary field. The signs that the mask adds are not announced, so the hint says them.',
    words: {
      phone: 'Phone',
      phoneHint: 'Area code and number: (11) 91234-5678 or (11) 1234-5678.',
      document: 'CPF or CNPJ',
      documentHint: 'Eleven digits of a person, fourteen of a company.',
      stored: 'Stored:',
      nothing: 'nothing yet',
      iban: 'IBAN',
      ibanHint: 'Two letters and up to thirty-two letters and digits.',
      plate: 'Number plate of the van',
      plateHint: 'Three letters, a digit, a letter or digit, two digits.',
      distance: 'Kilometres',
      wrong: 'With an error',
      error: 'Two digits are missing.',
      disabled: 'Disabled',
    },
  },
  'pt-BR': {
    use: 'Para um código de forma única que se copia do papel: o número de um documento, um IBAN, um telefone brasileiro.',
    avoid:
      'Para o que se escreve de mais de um jeito: nomes, telefones de fora, datas (um campo de data), valores. As telas do Batuta aceitam o que se digita e arrumam depois; uma máscara que recusa teclas é para a rara forma que nunca varia.',
    examples: {
      phone: {
        title: 'Um telefone de qualquer tamanho',
        note: 'A forma segue a quantidade de dígitos. Com react-imask, carregado só nesta página.',
      },
      documents: { title: 'O documento de uma pessoa ou empresa', note: 'Só os dígitos são guardados.' },
      codes: { title: 'Letras e dígitos', note: 'Minúsculas viram maiúsculas; espaços colados são arrumados.' },
      numbers: { title: 'Um número com seus sinais', note: 'Nos sinais do seu idioma; no máximo duas casas decimais.' },
      states: { title: 'Estados' },
    },
    keys: [
      ['Backspace', 'tira um dígito e o sinal antes dele'],
      ['Ctrl+V', 'aproveita o que serve do que foi copiado'],
    ],
    hears: 'Um campo comum. Os sinais que a máscara acrescenta não são anunciados, por isso a dica os diz.',
    words: {
      phone: 'Telefone',
      phoneHint: 'DDD e número: (11) 91234-5678 ou (11) 1234-5678.',
      document: 'CPF ou CNPJ',
      documentHint: 'Onze dígitos de uma pessoa, quatorze de uma empresa.',
      stored: 'Guardado:',
      nothing: 'nada ainda',
      iban: 'IBAN',
      ibanHint: 'Duas letras e até trinta e duas letras e dígitos.',
      plate: 'Placa da van',
      plateHint: 'Três letras, um dígito, uma letra ou dígito, dois dígitos.',
      distance: 'Quilômetros',
      wrong: 'Com um erro',
      error: 'Faltam dois dígitos.',
      disabled: 'Desativado',
    },
  },
})
