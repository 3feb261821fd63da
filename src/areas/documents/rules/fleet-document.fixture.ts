import type { FleetDocument, FleetDocumentType } from './fleet-document.ts';

export const FILE = { id: 'file', name: 'scan.pdf', contentType: 'application/pdf', size: 10 } as const;

export function fleetDocument(type: FleetDocumentType, facts: Partial<FleetDocument> = {}): FleetDocument {
  return { id: type, type, file: null, number: null, category: null, issuedOn: null, expiresOn: null, ...facts };
}
