import { readCatalogue, readCatalogues, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { readWords, saveWords } from '#areas/master-data/contract/word.calls.ts';
import { LOAD_CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { example, type Scene } from '#testing/example.ts';

const NO_NAMES = { 'pt-BR': null, es: null, en: null };

/** What the company saved last. */
async function stored({ proof, side }: Scene, catalogue = 'categories') {
  return proof.app.services.database.asPlatform(async (trx) => {
    const state = await trx
      .selectFrom('catalogue_state')
      .select('version')
      .where('company_id', '=', side.company.id)
      .where('catalogue', '=', catalogue)
      .executeTakeFirst();
    return state?.version ?? 0;
  });
}

export const examples = [
  example(readCatalogues, 'none', () => ({})),
  example(readCatalogue, 'none', () => ({ params: { catalogue: 'categories' } })),
  example(saveCatalogue, 'none', async (scene) => ({
    params: { catalogue: 'categories' },
    body: {
      version: await stored(scene),
      entries: LOAD_CATEGORIES.map((key) => ({ key, names: NO_NAMES, behavesAs: null, hidden: false })),
    },
  })),
  example(readWords, 'none', () => ({})),
  example(saveWords, 'none', async (scene) => ({
    body: {
      version: await stored(scene, 'words'),
      words: [{ key: 'menu.loadOrder', names: { 'pt-BR': null, es: 'Viajes', en: null } }],
    },
  })),
];
