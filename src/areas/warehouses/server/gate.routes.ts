import { type AnyRoute, route } from '#platform/http/route.ts';
import * as gate from '../contract/gate.calls.ts';
import * as ticket from '../contract/ticket.calls.ts';
import { listGates, readGateDay, validateTicket } from './gate.service.ts';
import { readTicket, readTicketFile } from './ticket.service.ts';
import { readBookingMessages } from './ticket-message.service.ts';

/** The ticket of a truck, and the gate that reads it. */
export const gateRoutes: readonly AnyRoute[] = [
  route(ticket.readTicket, (context, { params }) => readTicket(context, params.id)),
  route(ticket.readTicketFile, (context, { params }) => readTicketFile(context, params)),
  route(ticket.readBookingMessages, (context, { params }) => readBookingMessages(context, params.id)),
  route(gate.listGates, (context) => listGates(context)),
  route(gate.readGateDay, (context, { params }) => readGateDay(context, params.id)),
  route(gate.validateTicket, (context, { body }) => validateTicket(context, body)),
];
