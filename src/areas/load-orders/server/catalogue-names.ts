import { currencySymbol } from '#countries/currency.ts';
import { dynamicKey, type PhraseKey, type PhrasePrefix } from '#kernel/phrase-key.ts';
import type { RequestContext } from '#platform/http/route.ts';

/** What a presenter needs to know about the reader. */
export type Speaker = Pick<RequestContext<unknown>, 'language' | 'services'>;

type CatalogueName = PhrasePrefix extends infer Prefix
  ? Prefix extends `loadOrders.catalogues.${infer Name}`
    ? Name
    : never
  : never;

/** The names of catalogue keys in the reader's language. */
export function namesFor({ language, services }: Speaker) {
  const say = (phrase: PhraseKey) => services.translate(language, phrase);
  const named = (catalogue: CatalogueName) => (id: string) => ({
    id,
    name: say(dynamicKey(`loadOrders.catalogues.${catalogue}`, id)),
  });
  return {
    category: named('categories'),
    boardingMode: named('boardingModes'),
    serviceType: named('serviceTypes'),
    dispatchType: named('dispatchTypes'),
    containerType: named('containerTypes'),
    freightType: named('freightTypes'),
    documentType: (id: string) => ({ id, name: say(dynamicKey('loadOrders.documentTypes', id)) }),
    vehicleType: named('vehicleTypes'),
    typeOperation: named('dockOperations'),
    action: (id: string) => ({ id, name: say(dynamicKey('loadOrders.actions', id)) }),
    weightUnit: (id: string) => ({
      ...named('weightUnits')(id),
      abbreviation: say(dynamicKey('loadOrders.catalogues.weightUnitAbbreviations', id)),
    }),
    currency: (id: string) => ({ ...named('currencies')(id), abbreviation: currencySymbol(id) }),
  };
}
export type Names = ReturnType<typeof namesFor>;
