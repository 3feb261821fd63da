import {
  createTemplate as createCall,
  enableTemplate as enableCall,
  readTemplateHistory as historyCall,
  readBuiltInTemplate,
  readTemplate,
  readTemplateVersions,
  updateTemplate as updateCall,
} from '#areas/operations/contract/stage-template.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import {
  createTemplate,
  enableTemplate,
  readBuiltIn,
  readTemplateHistory,
  readTemplateView,
  readVersions,
  updateTemplate,
} from './stage-template.service.ts';

export const stageTemplateRoutes: readonly AnyRoute[] = [
  route(readBuiltInTemplate, async (context, { query }) => readBuiltIn(context, query.kind)),
  route(readTemplate, (context, { params }) => readTemplateView(context, params.id)),
  route(createCall, (context, { body }) => createTemplate(context, body)),
  route(updateCall, (context, { params, body }) => updateTemplate(context, params.id, body)),
  route(enableCall, (context, { params, body }) => enableTemplate(context, params.id, body.enable)),
  route(readTemplateVersions, (context, { params }) => readVersions(context, params.id)),
  route(historyCall, (context, { params, query }) => readTemplateHistory(context, params.id, query)),
];
