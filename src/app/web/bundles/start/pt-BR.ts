import { startPtBR as session } from '#areas/session/phrases/start/pt-BR.ts';
import { rolesPtBR } from '#areas/users/phrases/roles/pt-BR.ts';
import { ptBR as kernel } from '#kernel/phrases/pt-BR.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { ptBR as feedback } from '#ui/feedback/phrases/pt-BR.ts';
import { merge } from '../../merge-phrases.ts';
import { ptBR as menu } from '../../phrases/menu.pt-BR.gen.ts';
import { ptBR as shell } from '../../phrases/pt-BR.ts';

/** The texts before the sign-in. */
export const phrases: Phrases = merge(kernel, session, feedback, shell, menu, { roles: rolesPtBR });
