import type { AccessUserView, PartnerDocumentView, PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { countryOf } from '#countries/country.ts';
import { countryName } from '#platform/catalogues/country-name.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { FullPartner } from './full-partner.ts';
import type { AccessUser } from './partner-access.repository.ts';
import type { DocumentRecord } from './partner-document.repository.ts';

/** What a presenter needs to know of the reader. */
type Reader = Pick<RequestContext<unknown>, 'language' | 'services' | 'now'>;

export function presentPartner(
  { record, contacts, addresses, users, linkedCompany }: FullPartner,
  documents: readonly DocumentRecord[],
  reader: Reader,
): PartnerView {
  const country = countryOf(record.country_code);
  return {
    _id: record.id,
    version: record.version,
    kind: record.kind,
    active: record.active,
    name: record.name,
    country: { countryId: country.code, countryName: countryName(country.code, reader) },
    taxId: record.tax_id,
    address: record.address,
    city: record.city,
    notes: record.notes,
    paymentTermDays: record.payment_term_days,
    contacts: [...contacts],
    addresses: [...addresses],
    documents: documents.map((document) => presentDocument(document, reader)),
    users: users.map((user) => presentUser(user, reader)),
    linkedCompany,
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  };
}

export function presentDocument(document: DocumentRecord, { services, now }: Reader): PartnerDocumentView {
  return {
    _id: document.id,
    fileId: document.fileId,
    type: document.type,
    fileName: document.name,
    contentType: document.contentType,
    size: document.size,
    url: signedUrl(services.config, document.fileId, now),
    expirationDate: document.expiresOn,
    createdAt: document.createdAt.toISOString(),
  };
}

export function presentUser({ photoFileId, ...user }: AccessUser, { services, now }: Reader): AccessUserView {
  return { ...user, pathPhoto: photoFileId && signedUrl(services.config, photoFileId, now) };
}
