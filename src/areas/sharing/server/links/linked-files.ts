import type { SentFile } from '#areas/trips/server/index.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { prepareFile, recordFile, type StoredFile } from '#platform/files/stored-file.ts';
import type { PreparationContext, RequestContext } from '#platform/http/route.ts';

/** As a request contains them, from somebody who has no account to upload them with. */
interface LinkedFile {
  readonly fileName: string;
  readonly content: string;
}

/** The company that gets the files, and whether the same request came before: its files are not stored twice. */
export interface FileReceiver {
  readonly companyId: string;
  readonly isRepeated: boolean;
}

/** Stores the files that came with a request behind a link, before its transaction. */
export async function prepareLinkedFiles(
  { services, language }: PreparationContext<null>,
  files: readonly LinkedFile[],
  { companyId, isRepeated }: FileReceiver,
): Promise<StoredFile[]> {
  const prepared: StoredFile[] = [];
  for (const { fileName, content } of isRepeated ? [] : files) {
    const file = { companyId, ownerId: null, name: fileName, content: decodeBase64(content), language };
    prepared.push(await prepareFile(services, file));
  }
  return prepared;
}

/** The same files within the transaction that uses them. */
export async function recordLinkedFiles(
  { trx, services }: Pick<RequestContext<null>, 'trx' | 'services'>,
  prepared: readonly StoredFile[],
): Promise<SentFile[]> {
  const recorded: SentFile[] = [];
  for (const file of prepared) {
    const { id, fileName, contentType } = await recordFile(trx, services, file);
    recorded.push({ fileId: id, name: fileName, contentType });
  }
  return recorded;
}
