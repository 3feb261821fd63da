import { startEs as session } from '#areas/session/phrases/start/es.ts';
import { rolesEs } from '#areas/users/phrases/roles/es.ts';
import { es as kernel } from '#kernel/phrases/es.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { es as feedback } from '#ui/feedback/phrases/es.ts';
import { merge } from '../../merge-phrases.ts';
import { es as shell } from '../../phrases/es.ts';
import { es as menu } from '../../phrases/menu.es.gen.ts';

/** The texts before the sign-in. */
export const phrases: Phrases = merge(kernel, session, feedback, shell, menu, { roles: rolesEs });
