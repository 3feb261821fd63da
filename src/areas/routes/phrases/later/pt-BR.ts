import { ptBR as alarms } from '../alarms/pt-BR.ts';
import { ptBR as editor } from '../editor/pt-BR.ts';
import { ptBR as library } from '../library/pt-BR.ts';

/** What no list shows. */
export const ptBR = {
  ...library,
  routes: { ...library.routes, ...editor.routes, ...alarms.routes },
} as const;
