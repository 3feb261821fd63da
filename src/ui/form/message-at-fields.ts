import { ApiError } from '#ui/api/api-error.ts';

/**
 * Shows the message of the whole error at its fields, where it says more than the fields' own messages.
 * `api.call(…).catch(messageAtFields('session.userExists'))`
 */
export function messageAtFields(code: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
    const { status, message, retryAfter } = error;
    const fields = Object.entries(error.fields).map(([name, field]) => [name, { ...field, message }] as const);
    throw new ApiError(status, { code, message, fields: Object.fromEntries(fields) }, retryAfter);
  };
}
