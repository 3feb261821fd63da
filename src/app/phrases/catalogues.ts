import { messagesEn } from '#areas/load-orders/phrases/messages/en.ts';
import { messagesEs } from '#areas/load-orders/phrases/messages/es.ts';
import { messagesPtBR } from '#areas/load-orders/phrases/messages/pt-BR.ts';
import { countryCatalogues } from '#countries/country-phrases.ts';
import type { Language } from '#kernel/language.ts';
import { en as kernelEn } from '#kernel/phrases/en.ts';
import { es as kernelEs } from '#kernel/phrases/es.ts';
import { ptBR as kernelPtBR } from '#kernel/phrases/pt-BR.ts';
import type { Catalogue, Phrases } from '#kernel/phrases.ts';
import { en as platformEn } from '#platform/phrases/en.ts';
import { es as platformEs } from '#platform/phrases/es.ts';
import { ptBR as platformPtBR } from '#platform/phrases/pt-BR.ts';
import { AREA_PHRASES } from './areas.gen.ts';

const SOURCES: Partial<Record<Language, readonly Phrases[]>> = {
  ...AREA_PHRASES,
  'pt-BR': [kernelPtBR, ...AREA_PHRASES['pt-BR'], platformPtBR, messagesPtBR],
  es: [kernelEs, ...AREA_PHRASES.es, platformEs, messagesEs],
  en: [kernelEn, ...AREA_PHRASES.en, platformEn, messagesEn],
};

/** Every phrase the server uses: errors, mails, notifications, spreadsheet headers. */
export const catalogues: readonly Catalogue[] = countryCatalogues(SOURCES);
