import type { messages as en } from '@/i18n/en/samples/samplesLicences'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Lizenzen',
  lead_one:
    'In Batuta steckt {{count}} Paket, das andere geschrieben haben. Hier steht, wofür es verwendet werden darf.',
  lead_other:
    'In Batuta stecken {{count}} Pakete, die andere geschrieben haben. Hier steht, wofür jedes davon verwendet werden darf.',
  own: 'Batuta selbst: Lizenz {{licence}}',
  ownText: 'Version {{version}}. Sie dürfen es nutzen, ändern und weitergeben, mit diesem Text dabei.',
  ownLabel: 'Der Text der Lizenz von Batuta',
  copy: 'Text kopieren',
  packages: 'Pakete',
  byLicence: 'Pakete nach Lizenz',
  search: 'Pakete durchsuchen',
  none: 'keine genannt',
  home: 'Quelle',
  homeOf: 'Quelle von {{name}} (öffnet einen neuen Tab)',
  fields: { name: 'Paket', version: 'Version', licence: 'Lizenz', asked: 'Verlangt von', home: 'Quelle' },
  asked: { direct: 'Batuta', other: 'einem anderen Paket' },
}
