import { type Example, example } from '#testing/example.ts';
import { listGates, readGateDay, validateTicket } from '../contract/gate.calls.ts';
import { readBookingMessages, readTicket, readTicketFile } from '../contract/ticket.calls.ts';
import { seedBooking, seedWarehouse } from './warehouse-records.fixture.ts';

export const gateExamples: readonly Example[] = [
  example(readTicket, 'refused', async (scene) => ({ params: { id: (await seedBooking(scene, 'scheduled')).id } })),
  example(readTicketFile, 'refused', async (scene) => ({
    params: { id: (await seedBooking(scene, 'scheduled')).id, format: 'ics' as const },
  })),
  example(readBookingMessages, 'refused', async (scene) => ({
    params: { id: (await seedBooking(scene, 'scheduled')).id },
  })),
  example(listGates, 'none', () => ({})),
  example(readGateDay, 'refused', async (scene) => ({ params: { id: (await seedWarehouse(scene)).id } })),
  example(validateTicket, 'refused', async (scene) => ({
    body: { warehouseId: (await seedBooking(scene, 'scheduled')).warehouseId, shown: 'ABCD2345' },
  })),
];
