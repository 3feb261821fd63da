import { toldEn } from '#areas/load-orders/phrases/told/en.ts';
import { toldEs } from '#areas/load-orders/phrases/told/es.ts';
import { toldPtBR } from '#areas/load-orders/phrases/told/pt-BR.ts';
import type { Language } from '#kernel/language.ts';
import type { Catalogue, Phrases } from '#kernel/phrases.ts';
import { en as platformEn } from '#platform/phrases/en.ts';
import { es as platformEs } from '#platform/phrases/es.ts';
import { ptBR as platformPtBR } from '#platform/phrases/pt-BR.ts';
import { shared as en } from './en.ts';
import { shared as es } from './es.ts';
import { shared as esAR } from './es-AR.ts';
import { shared as esBO } from './es-BO.ts';
import { shared as esCL } from './es-CL.ts';
import { shared as esMX } from './es-MX.ts';
import { shared as esUY } from './es-UY.ts';
import { shared as ptBR } from './pt-BR.ts';

const SOURCES: Partial<Record<Language, readonly Phrases[]>> = {
  'pt-BR': [...ptBR, platformPtBR, toldPtBR],
  es: [...es, platformEs, toldEs],
  en: [...en, platformEn, toldEn],
  'es-AR': esAR,
  'es-BO': esBO,
  'es-CL': esCL,
  'es-MX': esMX,
  'es-UY': esUY,
};

/** Every text the server speaks: errors, mails, notifications, spreadsheet headers. */
export const catalogues: readonly Catalogue[] = Object.entries(SOURCES).flatMap(([language, trees]) =>
  trees.map((tree) => ({ [language]: tree })),
);
