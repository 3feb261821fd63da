import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { readDownload, recentDownloads } from '#kernel/download-calls.ts';
import { readExceptions } from '#kernel/exception-calls.ts';
import { emailToHtml, fileContent, fileLink, uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { longLink, nearestCity, readCity, searchCities } from '#kernel/place-calls.ts';
import { findPlaces, readDirections } from '#kernel/place-search-calls.ts';
import { realtimeStream } from '#kernel/realtime.ts';
import { searchRecords } from '#kernel/search-calls.ts';
import { completeUpload, presignUpload, sendUpload } from '#kernel/upload-calls.ts';
import {
  changeView,
  chooseDefaultView,
  defaultViews,
  listViews,
  removeView,
  saveView,
  takeOverViews,
} from '#kernel/view-calls.ts';
import { signLink } from '#platform/files/link-signature.ts';
import { signUpload } from '#platform/files/upload-token.ts';
import { example, type Scene } from '#testing/example.ts';
import { type Proof, type Side, seedFile } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

const MAIL = btoa('From: Ana <ana@example.com>\r\nTo: rui@example.com\r\nSubject: Carga\r\n\r\nLiberada.\r\n');
const PAGE = btoa('<!doctype html><p>Olá</p>');

export async function seedDownload(proof: Proof, side: Side, { userId }: TestUser): Promise<string> {
  const id = createId();
  const file_id = await seedFile(proof, side);
  const values = {
    id,
    company_id: side.company.id,
    user_id: userId,
    list: 'users',
    query: '{}',
    status: 'ready',
    file_id,
  };
  await proof.app.services.database.asPlatform((trx) => trx.insertInto('download').values(values).execute());
  return id;
}

export async function furnish(proof: Proof, side: Side): Promise<void> {
  await seedDownload(proof, side, side.admin);
}

const VIEW = { name: 'Na estrada', query: 'statuses=inProgress', columns: { weight: false } };
const { id: list, access } = ORDER_LISTS.loadOrder;
const ofReaders = { allows: (held: ReadonlySet<string>) => holds(held, access.permission) };

async function seedView({ proof, side, caller }: Scene): Promise<string> {
  const id = createId();
  const values = { ...VIEW, id, list, company_id: side.company.id, owner_id: caller.userId, columns: '{}' };
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('list_view')
      .values({ ...values, name: id })
      .execute(),
  );
  return id;
}

/** A page announced by the caller in the company they work in. */
function announce({ proof, side, caller }: Scene) {
  const { config, now } = proof.app.services;
  const [id, content] = [createId(), Buffer.from(PAGE, 'base64')];
  const by = { userId: caller.userId, companyId: side.company.id };
  const expires = Math.floor(now().getTime() / 1000) + 600;
  const token = signUpload(config, { id, ...by, name: 'pagina.html', kind: 'html', size: content.length, expires });
  return { id, token, content };
}

export const examples = [
  example(realtimeStream, 'none', () => ({})),
  example(readExceptions, 'none', () => ({})),
  example(searchRecords, 'none', () => ({ query: { text: 'Rojas' } })),
  example(uploadFile, 'none', () => ({ body: { fileName: 'pagina.html', content: PAGE } })),
  example(presignUpload, 'none', () => ({
    body: { fileName: 'pagina.html', contentType: 'text/html' as const, size: 20 },
  })),
  example(sendUpload, { open: 'whoever holds the token may send the announced bytes' }, (scene) => {
    const { id, token, content } = announce(scene);
    return { params: { id }, query: { token }, body: content };
  }),
  example(completeUpload, 'refused', async (scene) => {
    const { id, token, content } = announce(scene);
    await scene.proof.app.services.files.put(id, content, 'text/html');
    return { params: { id }, body: { token } };
  }),
  example(emailToHtml, 'none', () => ({ body: { content: MAIL } })),
  example(fileLink, 'refused', async ({ proof, side, caller }) => ({
    params: { id: await seedFile(proof, side, caller) },
  })),
  example(fileContent, { open: 'whoever holds a signed link may read the file behind it' }, async ({ proof, side }) => {
    const id = await seedFile(proof, side);
    const { expires, signature } = signLink(proof.app.services.config, id, proof.app.services.now(), false);
    return { params: { id }, query: { expires, signature } };
  }),
  example(readDownload, 'refused', async ({ proof, side, caller }) => ({
    params: { id: await seedDownload(proof, side, caller) },
  })),
  example(recentDownloads, 'none', () => ({})),
  example(searchCities, 'none', () => ({ query: { search: 'santa', country: 'BO' } })),
  example(readCity, 'none', () => ({ params: { id: 'bo-08-santa-cruz-de-la-sierra' } })),
  example(findPlaces, 'none', () => ({ query: { search: 'Santa Cruz' } })),
  example(readDirections, 'none', () => ({ query: { points: '-17.8,-63.2;-16.5,-68.15' } })),
  example(nearestCity, 'none', () => ({ query: { lat: -17.8, lng: -63.2 } })),
  example(listViews, 'none', () => ({ query: { list } }), ofReaders),
  example(defaultViews, 'none', () => ({})),
  example(saveView, 'none', () => ({ body: { ...VIEW, name: createId(), list, shared: true } }), ofReaders),
  example(changeView, 'refused', async (scene) => ({ params: { id: await seedView(scene) }, body: { shared: true } })),
  example(removeView, 'refused', async (scene) => ({ params: { id: await seedView(scene) } })),
  example(
    chooseDefaultView,
    'refused',
    async (scene) => ({ body: { list, viewId: await seedView(scene) } }),
    ofReaders,
  ),
  example(takeOverViews, 'none', () => ({ body: { list, views: [{ ...VIEW, name: createId() }] } }), ofReaders),
  // A link to a map would be followed over the network.
  example(longLink, 'none', () => ({ body: { url: 'https://exemplo.test/mapa' } }), { status: 422 }),
];
