import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { benefitChangeShape, benefitShape, newBenefitShape, offeredShape, takenShape } from './benefit.shapes.ts';
import { MANAGE_BENEFITS, WRITE_BENEFITS } from './content.permissions.ts';

const PATH = '/benefits';
const params = z.object({ id: idShape });
const reading = { permission: MANAGE_BENEFITS } as const;
const writing = { permission: WRITE_BENEFITS } as const;
/** The text that was read. */
const stepBody = z.strictObject({ version: z.number().int().min(1) });
const reply = z.object({ benefit: benefitShape });

export const createBenefit = defineCall({
  id: 'benefits.create',
  method: 'POST',
  path: PATH,
  summary: 'Registers a benefit for a country, as a draft; it is published by its own call.',
  access: writing,
  status: 201,
  idempotent: true,
  body: newBenefitShape,
  reply,
});

export const readBenefit = defineCall({
  id: 'benefits.read',
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'A benefit of the own company, with its code and how many were taken.',
  access: reading,
  params,
  reply,
});

export const updateBenefit = defineCall({
  id: 'benefits.update',
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Changes a benefit that is not archived; never to fewer pieces than were taken.',
  access: writing,
  params,
  body: benefitChangeShape,
  reply,
});

export const publishBenefit = defineCall({
  id: 'benefits.publish',
  method: 'PUT',
  path: `${PATH}/{id}/publish`,
  summary: 'Publishes a benefit now, or schedules it where its time of publication is still to come.',
  access: writing,
  params,
  body: stepBody,
  reply,
});

export const archiveBenefit = defineCall({
  id: 'benefits.archive',
  method: 'PUT',
  path: `${PATH}/{id}/archive`,
  summary: 'Takes a benefit out of the offer for good; whoever took it keeps it.',
  access: writing,
  params,
  body: stepBody,
  reply,
});

export const redraftBenefit = defineCall({
  id: 'benefits.draft',
  method: 'PUT',
  path: `${PATH}/{id}/draft`,
  summary: 'Makes a benefit a draft again, by its author only.',
  access: writing,
  params,
  body: stepBody,
  reply,
});

export const readOffered = defineCall({
  id: 'benefits.offered',
  method: 'GET',
  path: `${PATH}/offered`,
  summary: 'What is offered to the caller now, the newest first.',
  access: 'signed-in',
  /** `more`: how many older ones there are besides. */
  reply: z.object({ benefits: z.array(offeredShape), more: z.number().int() }),
});

export const readTaken = defineCall({
  id: 'benefits.mine',
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'What the caller took, the newest first, with the code or the link.',
  access: 'signed-in',
  reply: z.object({ benefits: z.array(takenShape), more: z.number().int() }),
});

export const takeBenefit = defineCall({
  id: 'benefits.take',
  method: 'POST',
  path: `${PATH}/{id}/take`,
  summary: 'Takes one piece of a benefit; of several who want the last one, one gets it.',
  access: 'signed-in',
  ownPeopleOnly: true,
  status: 201,
  idempotent: true,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  params,
  reply: z.object({ benefit: takenShape }),
});
