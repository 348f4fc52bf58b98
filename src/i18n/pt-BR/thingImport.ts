import type { messages as en } from '@/i18n/en/thingImport'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Importar itens',
  lead: 'De um inventário em Excel ou CSV, com quem está cada item. Nada entra duas vezes: os itens são reconhecidos pelo número ou, sem número, pelo nome.',
  back: 'Empréstimos',
  need: 'o nome',
  kindOfRest: 'Tipo das linhas que não o dizem',
  unknownKinds: 'Que tipo de item é este?',
  chooseKind: 'Escolha um tipo',
  unknownConditions: 'Que estado é este?',
  chooseCondition: 'Escolha um estado',
  conditionKept: 'Nenhum destes: guardar nas observações',
  unknownHolders: 'Quem é este integrante?',
  chooseHolder: 'Escolha um integrante',
  holderKept: 'Não é integrante: guardar nas observações',
  numberTaken: 'Outro item já tem um destes números. Nada foi importado.',
  error: {
    name: 'Falta o nome.',
    text: '{{field}} não pode ser lido: “{{text}}”.',
    order: '{{field}} é antes do dia do empréstimo.',
    long: '{{field}} tem mais de {{limit}} caracteres.',
    twice: 'Outra linha tem o número {{text}}.',
    other: 'Algo nesta linha não está certo.',
  },
  confirm_one: 'Importar {{shown}} item',
  confirm_other: 'Importar {{shown}} itens',
  added_one: '{{shown}} item foi adicionado.',
  added_other: '{{shown}} itens foram adicionados.',
  see: 'Ver os itens',
}
