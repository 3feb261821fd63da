import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { phrases as frameEn } from '#app/web/bundles/en.ts';
import { phrases as frameEs } from '#app/web/bundles/es.ts';
import { phrases as importsEn } from '#app/web/bundles/imports/en.ts';
import { phrases as importsEs } from '#app/web/bundles/imports/es.ts';
import { phrases as importsPtBR } from '#app/web/bundles/imports/pt-BR.ts';
import { phrases as laterEn } from '#app/web/bundles/later/en.ts';
import { phrases as laterEs } from '#app/web/bundles/later/es.ts';
import { phrases as laterPtBR } from '#app/web/bundles/later/pt-BR.ts';
import { phrases as kindsEn } from '#app/web/bundles/notifications/en.ts';
import { phrases as kindsEs } from '#app/web/bundles/notifications/es.ts';
import { phrases as kindsPtBR } from '#app/web/bundles/notifications/pt-BR.ts';
import { phrases as framePtBR } from '#app/web/bundles/pt-BR.ts';
import { phrases as startEn } from '#app/web/bundles/start/en.ts';
import { phrases as startEs } from '#app/web/bundles/start/es.ts';
import { phrases as startPtBR } from '#app/web/bundles/start/pt-BR.ts';
import { en as permissionsEn } from '#app/web/phrases/permissions.en.gen.ts';
import { es as permissionsEs } from '#app/web/phrases/permissions.es.gen.ts';
import { ptBR as permissionsPtBR } from '#app/web/phrases/permissions.pt-BR.gen.ts';
import type { BaseLanguage } from '#kernel/language.ts';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import { AREA_PHRASES } from './areas.gen.ts';
import { catalogues } from './catalogues.ts';

export const BASES = ['pt-BR', 'es', 'en'] as const satisfies readonly BaseLanguage[];

export const treesIn = (language: string): Phrases[] =>
  catalogues.flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([key, tree]) => (key === language ? [tree] : [])),
  );
export const joined = (trees: readonly Phrases[]) => new Map(trees.flatMap((tree) => [...flatten(tree)]));

type Texts = Readonly<Record<BaseLanguage, ReadonlyMap<string, string>>>;

export const SPOKEN: Texts = {
  'pt-BR': joined(treesIn('pt-BR')),
  es: joined(treesIn('es')),
  en: joined(treesIn('en')),
};
/** What a browser loads before the sign-in. */
export const AT_SIGN_IN: Texts = { 'pt-BR': joined([startPtBR]), es: joined([startEs]), en: joined([startEn]) };
/** The frame's texts and, later, those of the areas, as a browser brings them together. */
export const SHOWN: Texts = {
  'pt-BR': joined([startPtBR, framePtBR, laterPtBR, permissionsPtBR, ...AREA_PHRASES['pt-BR'], importsPtBR, kindsPtBR]),
  es: joined([startEs, frameEs, laterEs, permissionsEs, ...AREA_PHRASES.es, importsEs, kindsEs]),
  en: joined([startEn, frameEn, laterEn, permissionsEn, ...AREA_PHRASES.en, importsEn, kindsEn]),
};

/** Parts that a screen or the frame loads, and that are no area's own texts. */
export const BUNDLED: Readonly<Record<string, Phrases>> = {
  start: startPtBR,
  frame: framePtBR,
  'frame/later': laterPtBR,
  permissions: permissionsPtBR,
  imports: importsPtBR,
  notifications: kindsPtBR,
};

/** The program's texts below a folder, without tests; none where there is no such folder. */
export function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|gallery)\.tsx?$/.test(file))
    .filter((file) => !/(^|\/)phrases\//.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}
