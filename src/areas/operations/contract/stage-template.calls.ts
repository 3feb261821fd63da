import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { TEMPLATE_KINDS } from '#areas/operations/rules/stage.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { READ_STAGE_TEMPLATES, WRITE_STAGE_TEMPLATES } from './operation.permissions.ts';
import {
  newTemplateShape,
  stagesShape,
  templateChangeShape,
  templateShape,
  templateVersionShape,
} from './stage-template.shapes.ts';

const reading = { permission: READ_STAGE_TEMPLATES } as const;
const writing = { permission: WRITE_STAGE_TEMPLATES } as const;
const params = z.object({ id: idShape });
const templateReply = z.object({ template: templateShape });
/** Room for a template of two hundred tasks with forms. */
const TEMPLATE_BODY_LIMIT = 2_000_000;

export const readBuiltInTemplate = defineCall({
  id: 'stageTemplate.builtIn',
  method: 'GET',
  path: '/stageTemplate/builtIn',
  summary: 'What is done on a trip of a company without a template of its own: a good start for one.',
  access: reading,
  query: z.object({ kind: z.enum(TEMPLATE_KINDS) }),
  reply: z.object({ stages: stagesShape }),
});

export const readTemplate = defineCall({
  id: 'stageTemplate.read',
  method: 'GET',
  path: '/stageTemplate/{id}',
  summary: 'One stage template in its newest version.',
  access: reading,
  params,
  reply: templateReply,
});

export const createTemplate = defineCall({
  id: 'stageTemplate.create',
  method: 'POST',
  path: '/stageTemplate',
  summary: 'Writes a stage template in its first version; a new default takes the place of the one before.',
  access: writing,
  status: 201,
  idempotent: true,
  bodyLimit: TEMPLATE_BODY_LIMIT,
  body: newTemplateShape,
  reply: templateReply,
});

export const updateTemplate = defineCall({
  id: 'stageTemplate.update',
  method: 'PUT',
  path: '/stageTemplate/{id}',
  summary: 'Changes a stage template: other stages are a new version, orders on their way keep theirs.',
  access: writing,
  bodyLimit: TEMPLATE_BODY_LIMIT,
  params,
  body: templateChangeShape.extend({ version: versionShape }),
  reply: templateReply,
});

export const enableTemplate = defineCall({
  id: 'stageTemplate.enable',
  method: 'PUT',
  path: '/stageTemplate/{id}/enable',
  summary: 'Enables or disables a stage template; a disabled one is no default any more.',
  access: writing,
  params,
  body: z.strictObject({ enable: z.boolean() }),
  reply: templateReply,
});

export const readTemplateVersions = defineCall({
  id: 'stageTemplate.versions',
  method: 'GET',
  path: '/stageTemplate/{id}/versions',
  summary: 'The versions of a stage template, newest first.',
  access: reading,
  params,
  reply: z.object({ versions: z.array(templateVersionShape) }),
});

export const readTemplateHistory = defineCall({
  id: 'stageTemplate.history',
  method: 'GET',
  path: '/stageTemplate/{id}/history',
  summary: 'Who changed what about a stage template, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});
