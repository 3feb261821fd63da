import { readCatalogue, readCatalogues, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import {
  createCity,
  hideCity,
  readEditedCity,
  readRegions,
  updateCity,
} from '#areas/master-data/contract/city.calls.ts';
import { cityList } from '#areas/master-data/contract/city.list.ts';
import { readWords, saveWords } from '#areas/master-data/contract/word.calls.ts';
import { LOAD_CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { createId } from '#kernel/ids.ts';
import { findCity } from '#platform/places/city.repository.ts';
import { example, listExamples, type Scene } from '#testing/example.ts';

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

/** A town of the product that no other call of the proof changes. */
const TOWN = 'bo-08-santa-cruz-de-la-sierra';
let nth = 0;

async function townVersion({ proof }: Scene) {
  return proof.app.services.database.asPlatform(async (trx) => (await findCity(trx, TOWN))?.version ?? 0);
}

export const examples = [
  ...listExamples(cityList, 'regions'),
  example(readRegions, 'none', () => ({ query: { country: 'BO' as const } })),
  example(readEditedCity, 'none', () => ({ params: { id: TOWN } })),
  example(createCity, 'none', () => {
    nth += 1;
    const position = { lat: -17.5, lng: -63.2 };
    return {
      body: { country: 'BO' as const, region: 'Santa Cruz', name: `Villa ${nth} ${createId()}`, position, people: 10 },
    };
  }),
  example(updateCity, 'none', async (scene) => ({
    params: { id: TOWN },
    body: {
      version: await townVersion(scene),
      ...{ region: 'Santa Cruz', name: 'Santa Cruz de la Sierra', people: 1_364_389 },
      position: { lat: -17.78629, lng: -63.18117 },
    },
  })),
  example(hideCity, 'none', () => ({ params: { id: TOWN }, body: { hidden: false } })),
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
