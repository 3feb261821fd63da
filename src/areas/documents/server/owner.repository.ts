import type { RawBuilder } from 'kysely';
import type { CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort, portOf } from '#platform/ports.ts';
import type { Services } from '#platform/services.ts';
import type { DocumentOwner, Market, OwnerKind } from '../rules/document-owner.ts';

/** What the documents need to know of the driver or vehicle they belong to. */
export interface OwnerRecord {
  readonly id: string;
  readonly companyId: string;
  readonly kind: OwnerKind;
  readonly market: Market;
  readonly countryCode: CountryCode;
  readonly documentType: string | null;
  /** The driver's name or the vehicle's plate. */
  readonly name: string;
  readonly hasPhoto: boolean;
  readonly enabled: boolean;
}

export interface DocumentSummary {
  readonly id: string;
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
  /** The day on which the first required document expires, or expired; null where none has a date. */
  readonly expireOn: string | null;
}

/** A document that expires soon, with either its driver or its vehicle. */
export interface ExpiringRow {
  readonly company_id: string;
  readonly driver_id: string | null;
  readonly vehicle_id: string | null;
  readonly is_due: boolean;
  readonly has_expired: boolean;
}

/** Owners of one kind in one company. */
export interface OwnerGroup {
  readonly companyId: string;
  readonly kind: OwnerKind;
}

/** The drivers and vehicles that own documents, implemented by a higher area. */
export interface DocumentOwners {
  find(trx: Trx, owner: DocumentOwner): Promise<OwnerRecord | undefined>;
  /**
   * The existing ones of the given ids, locked with their documents until the end of the transaction, in a fixed order,
   * so that two runs cannot deadlock.
   */
  lock(trx: Trx, group: OwnerGroup, ids: readonly string[]): Promise<readonly OwnerRecord[]>;
  /** The next ids of a company's owners in a country, in the order of their ids. */
  idsAfter(
    trx: Trx,
    group: OwnerGroup & { readonly country: CountryCode },
    after: string | undefined,
    limit: number,
  ): Promise<readonly string[]>;
  /** Across companies: enabled owners of documents that are due, and owners of expired ones not yet marked so. */
  withExpiring(
    trx: Trx,
    documents: RawBuilder<ExpiringRow>,
    after: string | undefined,
    limit: number,
  ): Promise<readonly DocumentOwner[]>;
  /** Writes only what differs, and does not raise the version, so that open forms stay valid. */
  saveSummaries(trx: Trx, group: OwnerGroup, summaries: readonly DocumentSummary[]): Promise<void>;
  /** Raises the owner's version, because a change of documents makes open forms stale. */
  touch(trx: Trx, owner: DocumentOwner): Promise<void>;
}

export const documentOwners = definePort<DocumentOwners>('documents.owners');

/** A transaction, and the services that provide the owners. */
export interface OwnerContext {
  readonly trx: Trx;
  readonly services: Pick<Services, 'ports'>;
}

export async function requireOwner({ trx, services }: OwnerContext, owner: DocumentOwner): Promise<OwnerRecord> {
  const record = await portOf(services, documentOwners).find(trx, owner);
  if (!record) throw requestErrors.notFound();
  return record;
}

export async function lockOwner({ trx, services }: OwnerContext, owner: DocumentOwner): Promise<OwnerRecord> {
  const [record] = await portOf(services, documentOwners).lock(trx, owner, [owner.id]);
  if (!record) throw requestErrors.notFound();
  return record;
}
