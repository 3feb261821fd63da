import type { SentDriver } from '#areas/registrations/contract/registration.shapes.ts';
import { ApiError } from '#ui/api/api-error.ts';

interface Owner {
  readonly documents: readonly Pick<SentDriver['documents'][number], 'type'>[];
}
interface Sent {
  readonly drivers: readonly Owner[];
  readonly vehicles: readonly Owner[];
}

const IN_DOCUMENT = /^(drivers|vehicles)\.(\d+)\.documents\.(\d+)\.(\w+)$/;

/** What the server calls `drivers.0.documents.1.fileId`, the form calls by the type: `drivers.0.files.soat`. */
export function formFieldOf(name: string, sent: Sent): string {
  const [, list, at, index, part] = IN_DOCUMENT.exec(name) ?? [];
  if (list !== 'drivers' && list !== 'vehicles') return name;
  const type = sent[list][Number(at)]?.documents[Number(index)]?.type;
  return type ? `${list}.${at}.${part === 'expirationDate' ? 'dates' : 'files'}.${type}` : name;
}

/** Shows what the server refuses at the fields of the form: `send(form).catch(atFormFields(form))`. */
export function atFormFields(sent: Sent): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, retryAfter } = error;
    const fields = Object.entries(error.fields).map(([name, problem]) => [formFieldOf(name, sent), problem] as const);
    throw new ApiError(status, { code, message, fields: Object.fromEntries(fields) }, retryAfter);
  };
}
