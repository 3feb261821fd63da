import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../../contract/device.calls.ts';
import * as settings from '../../contract/device-settings.calls.ts';
import { checkGps } from '../../contract/gps-check.calls.ts';
import { grantClaim, readDisputes } from './claim.service.ts';
import * as devices from './device.service.ts';
import * as reading from './device-reading.service.ts';
import { readGpsCheck } from './gps-check.service.ts';
import { readSettings, saveGpsRequirement, saveSettings } from './gps-settings.service.ts';

export const deviceRoutes: readonly AnyRoute[] = [
  // Before the call by id: both begin alike.
  route(settings.readGpsSettings, (context) => readSettings(context)),
  route(settings.saveGpsSettings, (context, { params, body }) => saveSettings(context, params.kind, body)),
  route(settings.saveGpsRequirement, (context, { body }) => saveGpsRequirement(context, body)),
  route(checkGps, (context, { query }) => readGpsCheck(context, query)),
  route(settings.readDisputes, (context) => readDisputes(context)),
  route(settings.grantClaim, (context, { body }) => grantClaim(context, body.deviceId)),
  route(calls.createDevice, (context, { body }) => devices.registerDevice(context, body)),
  route(calls.updateDevice, (context, { params, body }) => devices.changeDevice(context, params.id, body)),
  route(calls.rotateDeviceSecret, (context, { params }) => devices.rotateSecret(context, params.id)),
  route(calls.toggleDevice, (context, { params, body }) => devices.toggleDevice(context, params.id, body.enabled)),
  route(calls.linkDevice, (context, { params, body }) => devices.linkToTruck(context, params.id, body.transportUnitId)),
  route(calls.removeDevice, (context, { params }) => devices.dropDevice(context, params.id)),
  route(calls.readDevice, (context, { params }) => devices.readDeviceView(context, params.id)),
  route(calls.readDeviceMessages, (context, { params }) => reading.readMessages(context, params.id)),
  route(calls.readDeviceHealth, (context, { params }) => reading.readHealth(context, params.id)),
  route(calls.readDeviceTrips, (context, { params }) => reading.readTrips(context, params.id)),
  route(calls.readDeviceAlerts, (context, { params }) => reading.readAlerts(context, params.id)),
  route(calls.readDeviceHistory, (context, { params, query }) => reading.readHistory(context, params.id, query)),
];
