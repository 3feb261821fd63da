import type { DefaultNamespace, Namespace } from 'i18next';
import type { messagesPtBR } from '#areas/load-orders/phrases/messages/pt-BR.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { ptBR as kernel } from '#kernel/phrases/pt-BR.ts';
import type { ptBR as platform } from '#platform/phrases/pt-BR.ts';
import type { ptBR as charts } from '#ui/charts/phrases/later/pt-BR.ts';
import type { ptBR as dialog } from '#ui/dialog/phrases/pt-BR.ts';
import type { ptBR as feedback } from '#ui/feedback/phrases/pt-BR.ts';
import type { ptBR as laterFields } from '#ui/fields/phrases/later/pt-BR.ts';
import type { ptBR as fields } from '#ui/fields/phrases/pt-BR.ts';
import type { ptBR as form } from '#ui/form/phrases/later/pt-BR.ts';
import type { ptBR as fileImport } from '#ui/import/phrases/later/pt-BR.ts';
import type { ptBR as list } from '#ui/list/phrases/pt-BR.ts';
import type { ptBR as map } from '#ui/map/phrases/later/pt-BR.ts';
import type { ptBR as media } from '#ui/media/phrases/later/pt-BR.ts';
import type { ptBR as palette } from '#ui/palette/phrases/pt-BR.ts';
import type { ptBR as publicPage } from '#ui/public-page/phrases/pt-BR.ts';
import type { ptBR as upload } from '#ui/upload/phrases/later/pt-BR.ts';
import type { ptBR as menu } from '../web/phrases/menu.pt-BR.gen.ts';
import type { ptBR as permissions } from '../web/phrases/permissions.pt-BR.gen.ts';
import type { ptBR as shell } from '../web/phrases/pt-BR.ts';
import type { AreaPhrases } from './areas.gen.ts';

declare module '#kernel/phrase-key.ts' {
  interface PhraseTrees {
    readonly areas: AreaPhrases;
    readonly server: typeof platform | typeof messagesPtBR;
    readonly shell: typeof kernel | typeof shell | typeof menu | typeof permissions;
    readonly ui:
      | typeof charts
      | typeof dialog
      | typeof feedback
      | typeof fields
      | typeof laterFields
      | typeof form
      | typeof fileImport
      | typeof list
      | typeof map
      | typeof media
      | typeof palette
      | typeof publicPage
      | typeof upload;
  }
}

/** Named in the message for a key that does not exist. */
type NoSuchPhraseKey = Record<never, never>;

declare module 'i18next' {
  // The library's own signatures take no key: with all texts as its resources, checking types took three times as long.
  interface CustomTypeOptions {
    enableSelector: 'optimize';
    resources: { translation: NoSuchPhraseKey };
  }
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    // biome-ignore lint/style/useShorthandFunctionType: only an interface merges with the library's own.
    (key: PhraseKey | readonly PhraseKey[], params?: Readonly<Record<string, unknown>>): string;
  }
}
