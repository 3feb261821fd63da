import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { DRIVER_RIGHTS } from './driver.permissions.ts';
import { driverShape } from './driver.shapes.ts';
import { driverChangeShape, newDriverShape } from './driver-input.shapes.ts';
import { DRIVER_NOUN, DRIVER_WIRE } from './driver-wire.ts';

const params = z.object({ id: idShape });
const driverReply = z.object({ trucker: driverShape });

/** The same calls for each market, under its own path and with its own permissions. */
function defineDriverCalls(market: Market) {
  const { id, list, one, change } = DRIVER_WIRE[market];
  const noun = DRIVER_NOUN[market];
  const rights = DRIVER_RIGHTS[market];
  return {
    read: defineCall({
      id: `${id}.read`,
      method: 'GET',
      path: one,
      summary: `One ${noun} with documents, transport company and assigned truck.`,
      access: { permission: rights.read },
      params,
      reply: driverReply,
    }),
    create: defineCall({
      id: `${id}.create`,
      method: 'POST',
      path: list,
      summary: `Registers a ${noun} by the rules of the driver's country, once per document, licence and phone.`,
      access: { permission: rights.create },
      status: 201,
      idempotent: true,
      body: newDriverShape,
      reply: driverReply,
    }),
    update: defineCall({
      id: `${id}.update`,
      method: 'PUT',
      path: change,
      summary: `Changes a ${noun}; refused when somebody else changed it since it was read.`,
      access: { permission: rights.update },
      params,
      body: driverChangeShape.extend({ version: versionShape }),
      reply: driverReply,
    }),
  } as const;
}

export type DriverCalls = ReturnType<typeof defineDriverCalls>;

export const DRIVER_CALLS: Readonly<Record<Market, DriverCalls>> = {
  own: defineDriverCalls('own'),
  spot: defineDriverCalls('spot'),
};
