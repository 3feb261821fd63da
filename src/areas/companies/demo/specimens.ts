import sharp from 'sharp';
import type { Trx } from '#platform/db/database.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import type { Services } from '#platform/services.ts';
import { CARGO_DRAWINGS, type CargoPicture, cargoDrawing } from './cargo-drawings.ts';

/** Sample files of one company for documents and photos, clearly marked as specimens. */
export interface Specimens {
  readonly card: string;
  readonly certificate: string;
  readonly faces: readonly string[];
  /** Proof of tasks on the road. */
  readonly cargo: Readonly<Record<CargoPicture, Specimen>>;
  readonly ticket: Specimen;
  readonly signature: Specimen;
  readonly deliveryNote: Specimen;
  /** The emblem of a partner. */
  readonly emblem: string;
}

export interface Specimen {
  readonly id: string;
  readonly name: string;
}

interface Drawings {
  readonly card: Buffer;
  readonly faces: readonly Buffer[];
  readonly cargo: readonly (readonly [CargoPicture, Buffer])[];
  readonly ticket: Buffer;
  readonly signature: Buffer;
  readonly emblem: Buffer;
}

const SHIRTS = ['#0B7285', '#2B8A3E', '#A61E4D', '#5F3DC4', '#D9480F', '#364FC7'];
const SKINS = ['#F2C9A1', '#D9A066', '#B97A4B', '#8D5524', '#E0AC69', '#C68642'];

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" rx="24" fill="#E7F5FF"/><rect width="640" height="72" rx="24" fill="#1C7ED6"/>
  <rect x="40" y="112" width="150" height="190" rx="12" fill="#A5D8FF"/>
  <g fill="#74C0FC"><rect x="230" y="128" width="330" height="20"/><rect x="230" y="176" width="270" height="20"/>
  <rect x="230" y="224" width="300" height="20"/><rect x="230" y="272" width="180" height="20"/></g>
  <text x="320" y="365" font-family="sans-serif" font-size="42" fill="#E03131" text-anchor="middle">MUESTRA · AMOSTRA</text>
</svg>`;

/** Printed by the scales. */
const TICKET = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="520">
  <rect width="400" height="520" fill="#868E96"/><path d="M60 30h280v460l-28 -16l-28 16l-28 -16l-28 16l-28 -16l-28 16l-28 -16l-28 16l-28 -16l-28 16z" fill="#FFFFFF"/>
  <g fill="#495057"><rect x="120" y="60" width="160" height="18"/><rect x="90" y="120" width="120" height="12"/><rect x="250" y="120" width="60" height="12"/>
  <rect x="90" y="160" width="90" height="12"/><rect x="250" y="160" width="60" height="12"/><rect x="90" y="200" width="140" height="12"/>
  <rect x="250" y="200" width="60" height="12"/></g><rect x="90" y="240" width="220" height="60" fill="#F1F3F5" stroke="#212529" stroke-width="3"/>
  <text x="200" y="282" font-family="monospace" font-size="32" fill="#212529" text-anchor="middle">TICKET</text>
  <path d="M100 350v70M112 350v70M120 350v70M138 350v70M150 350v70M166 350v70M174 350v70M192 350v70M210 350v70M218 350v70M240 350v70M252 350v70M270 350v70M282 350v70M296 350v70" stroke="#212529" stroke-width="5"/>
</svg>`;

const SIGNATURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><rect width="480" height="200" fill="#FFFFFF"/>
  <path d="M40 160h400" stroke="#CED4DA" stroke-width="3"/>
  <path d="M70 130c40 -100 70 -90 60 -30c-6 40 -30 50 -20 10c10 -36 50 -40 46 -4c-2 22 14 20 30 -10c14 -26 20 20 40 6c24 -18 20 -60 34 -60c16 0 -10 90 12 76c30 -18 60 -60 130 -40" fill="none" stroke="#1C3D73" stroke-width="5" stroke-linecap="round"/>
</svg>`;

const EMBLEM = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" rx="56" fill="#0B7285"/>
  <circle cx="128" cy="128" r="76" fill="none" stroke="#FFFFFF" stroke-width="18"/><path d="M84 140l30 30l58 -72" fill="none" stroke="#FFD43B" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

const face = (shirt: string, skin: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#F1F3F5"/><circle cx="128" cy="104" r="52" fill="${skin}"/>
  <path d="M76 100a52 52 0 0 1 104 0c-30 -18 -74 -18 -104 0z" fill="#343A40"/>
  <path d="M32 256c0 -56 42 -90 96 -90s96 34 96 90z" fill="${shirt}"/></svg>`;

const draw = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();

/** Drawn once; every company stores its own files. */
export async function drawSpecimens(): Promise<Drawings> {
  return {
    card: await draw(CARD),
    faces: await Promise.all(SHIRTS.map((shirt, index) => draw(face(shirt, SKINS[index]!)))),
    cargo: await Promise.all(
      CARGO_DRAWINGS.map(async (picture) => [picture, await draw(cargoDrawing(picture))] as const),
    ),
    ticket: await draw(TICKET),
    signature: await draw(SIGNATURE),
    emblem: await draw(EMBLEM),
  };
}

export async function storeSpecimens(
  trx: Trx,
  services: Services,
  { companyId, userId: ownerId }: { readonly companyId: string; readonly userId: string },
  { card, faces, cargo, ticket, signature, emblem }: Drawings,
): Promise<Specimens> {
  const keep = async (name: string, contentType: string, content: Buffer) =>
    (await recordFile(trx, services, await prepareFile(services, { companyId, ownerId, name, contentType, content })))
      .id;
  const named = async (name: string, contentType: string, content: Buffer) => ({
    id: await keep(name, contentType, content),
    name,
  });
  const pictures: [CargoPicture, Specimen][] = [];
  for (const [picture, content] of cargo)
    pictures.push([picture, await named(`carga-${picture}.png`, 'image/png', content)]);
  const stored: string[] = [];
  for (const [index, content] of faces.entries())
    stored.push(await keep(`foto-${index + 1}.png`, 'image/png', content));
  return {
    card: await keep('documento.png', 'image/png', card),
    certificate: await keep('documento.pdf', 'application/pdf', certificate()),
    faces: stored,
    cargo: Object.fromEntries(pictures) as unknown as Specimens['cargo'],
    ticket: await named('ticket.png', 'image/png', ticket),
    signature: await named('rubrica.png', 'image/png', signature),
    emblem: await keep('emblema.png', 'image/png', emblem),
    deliveryNote: await named('entrega.pdf', 'application/pdf', certificate()),
  };
}

/** A minimal PDF of one line, written by hand: the table at its end holds the offset of each object. */
function certificate(): Buffer {
  const line = 'BT /F1 36 Tf 90 420 Td (MUESTRA - AMOSTRA - SPECIMEN) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${line.length}>>stream\n${line}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return Buffer.from(
    `${text}${end}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
