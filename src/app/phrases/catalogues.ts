import { messagesEn } from '#areas/load-orders/phrases/messages/en.ts';
import { messagesEs } from '#areas/load-orders/phrases/messages/es.ts';
import { messagesPtBR } from '#areas/load-orders/phrases/messages/pt-BR.ts';
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
  'pt-BR': [...ptBR, platformPtBR, messagesPtBR],
  es: [...es, platformEs, messagesEs],
  en: [...en, platformEn, messagesEn],
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
