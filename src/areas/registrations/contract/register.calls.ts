import { z } from 'zod';
import { driverSuggestionsShape, vehicleSuggestionsShape } from '#areas/fleet/contract/ocr.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { FILE_NAME_MAX, fileShape } from '#kernel/file-calls.ts';
import { againQuery, aliasShape, LINK_LIMIT } from '#kernel/link.ts';
import { registerPageShape, registrationFormShape } from './registration.shapes.ts';

const access = 'link';
const path = '/web-form/register';
const link = aliasShape;
const reply = z.object({ register: registerPageShape });

/** A form is sent once and perhaps corrected; a machine sends more. */
const SEND_LIMIT = { max: 10, seconds: 60, by: 'address' } as const;
const FILE_LIMIT = { max: 40, seconds: 60, by: 'address' } as const;
/** Reading a card keeps a processor busy for seconds. */
const CARD_LIMIT = { max: 10, seconds: 60, by: 'address' } as const;
/** Room for the largest photo in base64, plus enough to reply that it is too large. */
const FILE_BODY_MAX = 8_000_000;

export const readRegister = defineCall({
  id: 'register.read',
  method: 'GET',
  path,
  summary: 'The form of an invitation: who invites, what is asked, and what became of what was sent.',
  access,
  rateLimit: LINK_LIMIT,
  query: againQuery.extend({ link }),
  reply,
});

export const sendRegister = defineCall({
  id: 'register.send',
  method: 'POST',
  path,
  summary:
    'Sends the form of an invitation, or sends it again after a refusal; the same form twice is one registration.',
  access,
  rateLimit: SEND_LIMIT,
  body: registrationFormShape.extend({ link }),
  reply,
});

export const uploadRegisterFile = defineCall({
  id: 'register.upload',
  method: 'POST',
  path: `${path}/files`,
  summary: 'Stores a photo or a document of the form before it is sent.',
  access,
  status: 201,
  bodyLimit: FILE_BODY_MAX,
  rateLimit: FILE_LIMIT,
  body: z.strictObject({
    link,
    fileName: z.string().trim().min(1).max(FILE_NAME_MAX),
    /** Base64 content, with or without a data URL prefix. */
    content: z.string().min(1),
  }),
  reply: fileShape,
});

const cardBody = z.strictObject({ link, content: z.string().min(1) });

export const readRegisterDriver = defineCall({
  id: 'register.readDriver',
  method: 'POST',
  path: `${path}/ocr/driver`,
  summary: 'Reads a photographed licence or identity card into suggestions for the form; nothing is stored.',
  access,
  bodyLimit: FILE_BODY_MAX,
  rateLimit: CARD_LIMIT,
  body: cardBody,
  reply: z.object({ suggestions: driverSuggestionsShape }),
});

export const readRegisterVehicle = defineCall({
  id: 'register.readVehicle',
  method: 'POST',
  path: `${path}/ocr/vehicle`,
  summary: 'Reads a photographed vehicle card into suggestions for the form; nothing is stored.',
  access,
  bodyLimit: FILE_BODY_MAX,
  rateLimit: CARD_LIMIT,
  body: cardBody,
  reply: z.object({ suggestions: vehicleSuggestionsShape }),
});

export const followRegister = defineCall({
  id: 'register.follow',
  method: 'GET',
  path: `${path}/changes`,
  summary: 'Says when the form of an invitation changed, such as by its decision (text/event-stream).',
  access,
  raw: true,
  rateLimit: LINK_LIMIT,
  query: z.object({ link }),
  reply: z.unknown(),
});
