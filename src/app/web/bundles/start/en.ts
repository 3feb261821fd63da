import { startEn as session } from '#areas/session/phrases/start/en.ts';
import { rolesEn } from '#areas/users/phrases/roles/en.ts';
import { en as kernel } from '#kernel/phrases/en.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { en as feedback } from '#ui/feedback/phrases/en.ts';
import { merge } from '../../merge-phrases.ts';
import { en as shell } from '../../phrases/en.ts';
import { en as menu } from '../../phrases/menu.en.gen.ts';

/** The texts before the sign-in. */
export const phrases: Phrases = merge(kernel, session, feedback, shell, menu, { roles: rolesEn });
