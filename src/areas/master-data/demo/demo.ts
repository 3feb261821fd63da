import type { AreaDemo } from '#areas/companies/demo/demo-context.ts';
import type { EntryNames } from '#kernel/catalogue.ts';
import { createId } from '#kernel/ids.ts';
import { bumpState, storeEntries } from '../server/catalogue.repository.ts';

interface OwnEntry {
  readonly names: Partial<EntryNames>;
  readonly behavesAs: string;
}

/** By the key of the company: the goods of its region that the product does not name. */
const CATEGORIES: Readonly<Record<string, readonly OwnEntry[]>> = {
  oriente: [
    { names: { es: 'Chía', 'pt-BR': 'Chia', en: 'Chia' }, behavesAs: 'grains' },
    { names: { es: 'Torta de soya', en: 'Soy meal' }, behavesAs: 'soy' },
  ],
  illimani: [{ names: { es: 'Estaño en lingotes', en: 'Tin ingots' }, behavesAs: 'minerals' }],
  campos: [
    { names: { 'pt-BR': 'Caroço de algodão', en: 'Cottonseed' }, behavesAs: 'grains' },
    { names: { 'pt-BR': 'Celulose' }, behavesAs: 'timber' },
  ],
};

/** Own entries of a few companies; the product's come before them. */
export const demo: AreaDemo = async ({ trx, services, teams }) => {
  const { definitions } = services.catalogues;
  const product = definitions.find(({ id }) => id === 'categories')?.keys ?? [];
  const nothing = { 'pt-BR': null, es: null, en: null };
  const common = { catalogue: 'categories', hidden: false } as const;
  for (const [company, own] of Object.entries(CATEGORIES)) {
    const team = teams.get(company);
    if (!team) continue;
    await storeEntries(trx, team.id, [
      ...product.map((key) => ({ ...common, key, isOwn: false, names: nothing, behavesAs: null })),
      ...own.map(({ names, behavesAs }) => ({
        ...common,
        key: createId(),
        isOwn: true,
        names: { ...nothing, ...names },
        behavesAs,
      })),
    ]);
    await bumpState(trx, { companyId: team.id, userId: team.adminId }, 'categories');
  }
};
