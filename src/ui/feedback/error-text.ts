import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import { ApiError } from '#ui/api/api-error.ts';

export type FailedAction =
  | 'load'
  | 'download'
  | 'update'
  | 'create'
  | 'clone'
  | 'cancel'
  | 'remove'
  | 'register'
  | 'toggle'
  | 'search';

/** `Erro ao carregar a ordem de carga`: the action and its object. */
export function failureText(action: FailedAction, what: string, translate: TranslateKey): string {
  return translate(`errors.templates.${action}`, { x: what });
}

/** The one failure that is not shown: the shell reads the user again by itself. */
export function isSuppressed(text: string, translate: TranslateKey): boolean {
  return (
    text === 'Erro ao carregar o usuário' || text === failureText('load', translate('ui.feedback.theUser'), translate)
  );
}

const ONLY_LOGGED = [401, 403];
const CONFLICT = 409;

/** A refused call redirects the user or was never offered, so the browser's console is enough. */
export function isOnlyLogged(error: unknown): boolean {
  return error instanceof ApiError && ONLY_LOGGED.includes(error.status);
}

/** Why the server refuses for now, which asking again would not change; undefined for any other failure. */
export function refusalText(error: unknown, translate: TranslateKey): string | undefined {
  return error instanceof ApiError && error.status === CONFLICT ? reasonText(error, translate) : undefined;
}

/** The reason in the user's language: the server's message, or ours when it could not be reached. */
export function reasonText(error: unknown, translate: TranslateKey): string {
  if (!(error instanceof ApiError)) return translate('errors.transport.general');
  return error.message === error.code ? translate(dynamicKey('errors', error.code)) : error.message;
}
