import { clientPtBR as client } from './client/pt-BR.ts';
import { linksPtBR as links } from './links/pt-BR.ts';
import { ratingPtBR as rating } from './rating/pt-BR.ts';
import { sharingPtBR as sharing } from './sharing/pt-BR.ts';

export const ptBR = {
  sharing: { ...client, ...rating, ...sharing },
  errors: { ...links.errors },
} as const;
