import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { operationBody, place, seedClient } from '#areas/operations/proof/examples.fixture.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import * as lanes from '../contract/lane.calls.ts';
import * as calls from '../contract/opportunity.calls.ts';
import { opportunityImport } from '../contract/opportunity.imports.ts';
import { marketplaceList, opportunityList, postulationList, receivedList } from '../contract/opportunity.list.ts';
import { READ_AS_CARRIER, READ_OPPORTUNITIES, WRITE_OPPORTUNITIES } from '../contract/opportunity.permissions.ts';
import * as applying from '../contract/postulation.calls.ts';
import {
  dayFromNow,
  seedApplicant,
  seedApplication,
  seedAssociate,
  seedAward,
  seedLane,
  seedOffered,
  seedOpportunity,
} from './opportunity-records.fixture.ts';
import { shareExamples } from './share-examples.fixture.ts';

const allows = (rule: PermissionRule) => ({ allows: (held: ReadonlySet<string>) => holds(held, rule) });
const reason = 'Sin camiones ese día';
const price = { type: 'simple' as const, value: '1480.00', currency: 'BOB' as const, unit: null };

async function opportunityBody(scene: Scene) {
  return {
    description: `Soya a La Paz ${fresh()}`,
    clientCompany: { _id: await seedClient(scene) },
    origin: place('Santa Cruz'),
    destination: place('La Paz'),
    dateType: 'defined' as const,
    dates: { from: dayFromNow(scene, 10), until: dayFromNow(scene, 12) },
    categoryLoad: { _id: 'soy' as const },
    typeTransportUnit: { _id: 'tractor' as const },
    quantityTransportUnit: 3,
    weightUnitValue: 28,
    weightUnit: { _id: 'tn' as const },
    volume: 62.5,
    specialNotes: 'Lona obligatoria',
    comment: null,
    freightOffered: {
      type: 'compound' as const,
      value: '38.50',
      typeCurrencyOfferedId: 'USD' as const,
      typeUnitMeasurement: 'tn' as const,
      invoice: true,
    },
    advance: true,
    percentAdvance: 30,
    firstPriceWins: false,
    publicationType: 'private' as const,
    marketType: 'direct' as const,
    audience: 'chosen' as const,
    ownFirstHours: null,
    answerHours: null,
    days: 7,
    deadline: null,
    publicationDate: null,
    emailNotification: true,
    whatsappNotification: false,
    associatedCompanies: [(await seedAssociate(scene)).id],
    usersCompaniesAssociated: [],
  };
}

const draft = async (scene: Scene) => ({ id: await seedOpportunity(scene, { state: 'created' }) });
const published = async (scene: Scene) => ({ id: await seedOpportunity(scene) });
/** Whoever uses the marketplace reads it, also without the right to read all opportunities. */
const inMarketplace = async (scene: Scene) => ({
  id: (await seedApplicant(scene, 'marketplace')).opportunityId,
});

const ownExamples: readonly Example[] = [
  example(
    calls.readOpportunity,
    'refused',
    async (scene) => ({ params: await published(scene) }),
    allows(READ_OPPORTUNITIES),
  ),
  example(calls.createOpportunity, 'refused', async (scene) => ({ body: await opportunityBody(scene) })),
  example(calls.updateOpportunity, 'refused', async (scene) => ({
    params: { id: (await seedApplicant(scene)).opportunityId },
    body: { ...(await opportunityBody(scene)), version: 1 },
  })),
  example(calls.publishOpportunity, 'refused', async (scene) => ({ params: await draft(scene) })),
  example(calls.unpublishOpportunity, 'refused', async (scene) => ({ params: await published(scene) })),
  example(calls.cancelOpportunity, 'refused', async (scene) => ({ params: await published(scene), body: { reason } })),
  example(calls.changeOpportunities, 'refused', async (scene) => ({
    body: { ids: [(await draft(scene)).id, (await draft(scene)).id], action: 'publish' as const },
  })),
  example(calls.readOpportunityTimeline, 'refused', async (scene) => ({
    params: await inMarketplace(scene),
    query: {},
  })),
  example(calls.findAssociates, 'harmless', async (scene) => {
    await seedAssociate(scene);
    return { query: { search: scene.side.mark } };
  }),
  example(calls.findAssociatedUsers, 'refused', async (scene) => ({
    params: { companyId: (await seedAssociate(scene)).id },
    query: {},
  })),
  example(calls.readLanePrices, 'harmless', ({ side }) => ({ query: { origin: side.mark, destination: side.mark } })),
  example(calls.findOpportunityClients, 'harmless', async (scene) => ({
    query: { search: scene.side.mark, clientId: await seedClient(scene) },
  })),
];

const answeringExamples: readonly Example[] = [
  example(applying.readApplicants, 'refused', async (scene) => ({ params: await inMarketplace(scene) })),
  example(applying.rejectPostulation, 'refused', async (scene) => ({
    params: { id: (await seedApplicant(scene)).postulationId },
    body: { reason },
  })),
  example(applying.rejectPostulations, 'refused', async (scene) => ({
    params: { id: (await seedApplicant(scene)).opportunityId },
    body: { reason },
  })),
  example(
    applying.offerPrice,
    'refused',
    async (scene) => ({
      params: { id: (await seedApplicant(scene)).postulationId },
      body: { after: 1, price, comment: 'Última oferta' },
    }),
    // The price is named by the company that offers the freight.
    allows(WRITE_OPPORTUNITIES),
  ),
  example(applying.awardPostulation, 'refused', async (scene) => ({
    params: await seedApplicant(scene),
    body: { ...(await operationBody(scene, 'normal')), offer: 1, trucks: 1 },
  })),
];

const offered = async (scene: Scene) => ({ id: await seedOffered(scene) });
const applied = async (scene: Scene) => ({ id: await seedApplication(scene) });

const applyingExamples: readonly Example[] = [
  example(applying.readExternalOpportunity, 'refused', async (scene) => ({ params: await offered(scene) })),
  example(applying.findApplicationTrucks, 'refused', async (scene) => ({ params: await offered(scene), query: {} })),
  example(applying.applyForOpportunity, 'refused', async (scene) => ({
    params: await offered(scene),
    body: { trucks: 2, comment: 'Unidades propias', price },
  })),
  example(applying.refuseOpportunity, 'refused', async (scene) => ({
    params: { id: await seedOffered(scene, 'direct') },
    body: { reason: 'noTruck' as const, note: reason },
  })),
  example(
    applying.readPostulation,
    'refused',
    async (scene) => ({ params: await applied(scene) }),
    // An application of the own company is read by those who apply.
    allows(READ_AS_CARRIER),
  ),
  example(applying.changePostulation, 'refused', async (scene) => ({
    params: await applied(scene),
    body: { trucks: 2, comment: 'Dos unidades' },
  })),
  example(applying.confirmPostulation, 'refused', async (scene) => ({
    params: { id: await seedApplication(scene, { changed: true }) },
  })),
  example(applying.withdrawPostulation, 'refused', async (scene) => ({
    params: await applied(scene),
    body: { reason },
  })),
  example(applying.giveBackAward, 'refused', async (scene) => ({
    params: { id: await seedAward(scene, 'waiting') },
    body: { reason },
  })),
  example(applying.rateShipper, 'refused', async (scene) => ({
    params: { id: await seedAward(scene, 'done') },
    body: { stars: 4, comment: 'Carga lista a la hora' },
  })),
];

const lookingExamples: readonly Example[] = [
  example(lanes.readLanes, 'none', () => ({})),
  example(lanes.saveLane, 'none', () => ({
    body: { originCity: `Montero ${fresh()}`, destinationCity: 'Arica', vehicleType: 'tractor' as const, alert: true },
  })),
  example(lanes.removeLane, 'refused', async (scene) => ({ params: { id: await seedLane(scene, scene.caller) } })),
  example(lanes.watchOpportunity, 'refused', async (scene) => ({
    params: await offered(scene),
    body: { watched: true },
  })),
];

export const examples: readonly Example[] = [
  ...listExamples(opportunityList, 'originCities'),
  ...listExamples(receivedList, 'originCities', () => ({ publicationType: 'direct' })),
  ...listExamples(marketplaceList, 'originCities'),
  ...listExamples(postulationList, 'originCities'),
  ...ownExamples,
  ...answeringExamples,
  ...applyingExamples,
  ...lookingExamples,
  ...shareExamples,
  ...importExamples(opportunityImport, () => ({
    Descrição: `Soja lote ${fresh()}`,
    Origem: 'La Paz',
    Destino: 'Oruro',
    'Data de coleta': '01/12/2040',
    'Data de entrega': '03/12/2040',
    'Tipo de caminhão': 'tractor',
    Peso: '28',
    Volume: '60',
  })),
];
