/** An identity document is stored as `number_state` where its issuing state is known, as the number alone elsewhere. */
export type DocumentId = { readonly number: string; readonly state: string | null };

const JOINT = '_';

export function joinDocumentId({ number, state }: DocumentId): string {
  return state ? number + JOINT + state : number;
}

export function splitDocumentId(stored: string): DocumentId {
  const joint = stored.indexOf(JOINT);
  if (joint === -1) return { number: stored, state: null };
  return { number: stored.slice(0, joint), state: stored.slice(joint + 1) || null };
}
