import type { DemoAuthor } from '#areas/companies/demo/demo-context.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { type Stage, TEMPLATE_KINDS, type TemplateKind } from '../rules/stage.ts';
import { builtInTemplate, companyLanguage } from '../server/built-in-template.ts';
import { insertTemplate } from './operations.repository.ts';

export type DemoTemplates = Readonly<
  Record<TemplateKind, { readonly versionId: string; readonly stages: readonly Stage[] }>
>;

/** The built-in template of each kind as the company's own. */
export async function storeTemplates(
  trx: Trx,
  services: Services,
  author: DemoAuthor,
  { country, names }: { readonly country: CountryCode; readonly names: Readonly<Record<TemplateKind, string>> },
): Promise<DemoTemplates> {
  const stored: [TemplateKind, DemoTemplates[TemplateKind]][] = [];
  for (const kind of TEMPLATE_KINDS) {
    const stages = builtInTemplate(kind, services.translate, companyLanguage(country));
    stored.push([kind, { versionId: await insertTemplate(trx, author, { kind, name: names[kind], stages }), stages }]);
  }
  return Object.fromEntries(stored) as DemoTemplates;
}
