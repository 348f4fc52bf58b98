import { memberStatuses, type MemberStatus } from '@contract/members'
import { foldWords } from '@/@core/components/foldText'
import { messages as en } from '@/i18n/en/members'
import { messages as pt } from '@/i18n/pt-BR/members'

const more: Record<MemberStatus, readonly string[]> = {
  active: ['ativo', 'ativa', 'atuante', 'aktiv'],
  on_leave: ['afastado', 'afastada', 'licenca', 'em licenca', 'licenciado', 'licenciada', 'leave', 'beurlaubt'],
  former: [
    'inativo',
    'inativa',
    'desligado',
    'desligada',
    'desistente',
    'ex integrante',
    'ex membro',
    'inactive',
    'left',
    'inaktiv',
    'ausgetreten',
  ],
}

const words = new Map(
  memberStatuses.flatMap((status) =>
    [en.statuses[status], pt.statuses[status], ...more[status]].map((word) => [foldWords(word), status] as const),
  ),
)

/** The status that the whole text names: “não ativo” is unknown although it contains a known word, and is asked about. */
export function knownStatus(text: string): MemberStatus | undefined {
  return words.get(foldWords(text))
}
