import type { Translation } from '#kernel/phrases.ts';
import { clientEn as client } from './client/en.ts';
import { linksEn as links } from './links/en.ts';
import type { ptBR } from './pt-BR.ts';
import { ratingEn as rating } from './rating/en.ts';
import { sharingEn as sharing } from './sharing/en.ts';

export const en: Translation<typeof ptBR> = {
  sharing: { ...client, ...rating, ...sharing },
  errors: { ...links.errors },
};
