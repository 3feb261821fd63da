import { suggestDriver } from '#areas/fleet/rules/ocr-driver.ts';
import { suggestVehicle } from '#areas/fleet/rules/ocr-vehicle.ts';
import { followLink } from '#areas/sharing/server/index.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import * as register from '../contract/register.calls.ts';
import * as calls from '../contract/registration.calls.ts';
import { approve, refuse } from './decision.service.ts';
import { invite, revoke } from './invitation.service.ts';
import {
  addUpload,
  admitToForm,
  prepareUpload,
  readPage,
  readSentCard,
  registerPage,
  sendForm,
} from './register.service.ts';
import { presentRegistration } from './registration.presenter.ts';

export const registrationRoutes: readonly AnyRoute[] = [
  route(calls.inviteRegistration, (context, { body }) => invite(context, body)),
  readingRoute(calls.readRegistration, (context, { params }) => presentRegistration(context, params.id)),
  route(calls.revokeInvitation, (context, { params }) => revoke(context, params.id)),
  route(calls.approveRegistration, (context, { params, body }) => approve(context, params.id, body)),
  route(calls.refuseRegistration, (context, { params, body }) => refuse(context, params.id, body)),
  route(register.readRegister, (context, { query }) => readPage(context, query.link, query.again !== undefined)),
  route(register.sendRegister, (context, { body: { link, ...form } }) => sendForm(context, link, form)),
  route(register.uploadRegisterFile, {
    admit: (context, { body }) => admitToForm(context, body.link),
    before: (context, { body }, admitted) => prepareUpload(context, body, admitted),
    handle: (context, { body }, prepared) => addUpload(context, body.link, prepared),
  }),
  route(register.readRegisterDriver, (context, { body }) => readSentCard(context, body, suggestDriver)),
  route(register.readRegisterVehicle, (context, { body }) => readSentCard(context, body, suggestVehicle)),
  route(register.followRegister, (context, { query }) => followLink(context, query.link, registerPage)),
];
