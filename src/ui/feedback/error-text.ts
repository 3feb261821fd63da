import { dynamicKey, type Speak } from '#kernel/phrase-key.ts';
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

/** `Erro ao carregar a ordem de carga`: what was tried and on what. */
export function failureText(action: FailedAction, what: string, speak: Speak): string {
  return speak(`errors.templates.${action}`, { x: what });
}

/** The one failure nobody is told about: the shell reads the user again by itself. */
export function isSuppressed(text: string, speak: Speak): boolean {
  return text === 'Erro ao carregar o usuário' || text === failureText('load', speak('ui.feedback.theUser'), speak);
}

const ONLY_LOGGED = [401, 403];

/** A refused call sends the user elsewhere or was never offered; the browser's own log is enough. */
export function isOnlyLogged(error: unknown): boolean {
  return error instanceof ApiError && ONLY_LOGGED.includes(error.status);
}

/** The reason in the user's language: the server's own words, or ours when it could not be reached. */
export function reasonText(error: unknown, speak: Speak): string {
  if (!(error instanceof ApiError)) return speak('errors.transport.general');
  return error.message === error.code ? speak(dynamicKey('errors', error.code)) : error.message;
}
