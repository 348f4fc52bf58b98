import type { messages as en } from '@/i18n/en/holidays'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Feriados',
  lead: 'O calendário os mostra, séries os deixam de fora com um toque, e o formulário do evento avisa quando cai em um.',
  country: 'Feriados oficiais de',
  countryHint: 'Sem escolha, os da região do grupo nas configurações.',
  ofGroup: 'Como nas configurações do grupo',
  state: 'Estado, cantão ou província',
  wholeCountry: 'Só os do país inteiro',
  credit: 'Os feriados oficiais vêm de',
  own: 'Férias escolares e outras datas próprias',
  ownHint: 'Uma por linha, também coladas: um nome, o primeiro dia e o último, se for outro.',
  unread: 'Esta linha não tem nome ou data que se possa ler: “{{line}}”.',
  save: 'Salvar',
  saved: 'Os feriados foram salvos.',
  conflict: 'Outra pessoa alterou os feriados enquanto isso. Salve de novo, e os seus substituem os dela.',
}
