import type { messages as en } from '@/i18n/en/jubilees'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Jubileus e aniversários',
  lead: 'Calculados a partir do histórico dos integrantes: interrupções não contam, licenças sim.',
  back: 'Integrantes',
  year: 'Ano',
  month: 'Mês',
  allMonths: 'O ano inteiro',
  years: 'Anos de casa',
  yearsHint: 'Separados por vírgulas.',
  yearsError: 'Números inteiros de 1 a 99, separados por vírgulas.',
  yearError: 'Escreva o ano com quatro algarismos.',
  jubilees: 'Jubileus',
  noJubilees: 'Ninguém completa um destes anos de casa neste período.',
  birthdays: 'Aniversários',
  noBirthdays: 'Nenhum aniversário registrado cai neste período.',
  day: 'Dia',
  name: 'Nome',
  count: 'Anos',
  turns: 'Faz',
}
