import type { DocumentView } from '#areas/companies/contract/company.shapes.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { Reader } from './company.presenter.ts';
import type { DocumentRecord } from './document.repository.ts';

export function presentDocument(record: DocumentRecord, { services, now }: Reader): DocumentView {
  return {
    _id: record.id,
    fileId: record.file_id,
    type: record.type,
    fileName: record.name,
    size: record.size,
    url: signedUrl(services.config, record.file_id, now),
    expirationDate: record.expires_on,
    createdAt: record.created_at.toISOString(),
  };
}
