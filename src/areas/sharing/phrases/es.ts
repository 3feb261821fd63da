import type { Translation } from '#kernel/phrases.ts';
import { clientEs as client } from './client/es.ts';
import { linksEs as links } from './links/es.ts';
import type { ptBR } from './pt-BR.ts';
import { ratingEs as rating } from './rating/es.ts';
import { sharingEs as sharing } from './sharing/es.ts';

export const es: Translation<typeof ptBR> = {
  sharing: { ...client, ...rating, ...sharing },
  errors: { ...links.errors },
};
