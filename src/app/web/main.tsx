import { screens as trips } from '#areas/trips/area.ts';
import { screens as warehouses } from '#areas/warehouses/area.ts';
import type { Screen } from '#kernel/screens.ts';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './app.css';
import './font/font.css';
import { createRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, isLanguage, type Language, preferredLanguage } from '#kernel/language.ts';
import { createI18n, rememberedLanguage } from '#ui/i18n/i18n.ts';
import { loadPhrasesWith } from '#ui/i18n/lazy-with.ts';
import { clearRouteHistory } from '#ui/routing/route-history.ts';
import { acceptAlert } from '#ui/session/alert.ts';
import { shareStyleNonce } from '#ui/theme/style-nonce.ts';
import { App } from './app.tsx';
import { bringPhrases, loadPhrases } from './language-bundles.ts';
import { watchOpening } from './opened.ts';
import { prepareHome } from './prepare-home.ts';
import { queryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { farewell } from './session/farewell.ts';
import { SessionMemory } from './session/session-memory.ts';

/** Drivers open the product by a link or with an account, and often without network. */
const isDriversLink = (pathname: string): boolean => isUnder(trips.driverView, pathname);
/** Drivers on the road and guards at the gate go on without it. */
const worksOffline = (pathname: string): boolean =>
  isDriversLink(pathname) || isUnder(trips.myTrips, pathname) || isUnder(warehouses.validations, pathname);

/** Whether an address begins as the screen's does. */
function isUnder({ path }: Screen, pathname: string): boolean {
  return pathname.split('/')[1]?.toLowerCase() === path.split('/')[0]?.toLowerCase();
}

/** As the sender of a link set it, as last used here, or as the browser prefers. */
function firstLanguage(): Language {
  const wanted = [new URL(window.location.href).searchParams.get('lang'), rememberedLanguage()].find(isLanguage);
  return wanted ?? preferredLanguage(navigator.languages.join(',')) ?? DEFAULT_LANGUAGE;
}

function forgetData(): void {
  queryClient.clear();
  clearRouteHistory();
  acceptAlert();
}

async function start(): Promise<void> {
  shareStyleNonce();
  const memory = new SessionMemory(localStorage, sessionStorage);
  const arrived = memory.takeArrival(new URL(window.location.href));
  if (arrived) window.history.replaceState(null, '', arrived);
  // Texts and session code are loaded in parallel, and the entry stays small.
  const [i18n, { SessionController }] = await Promise.all([
    createI18n(firstLanguage(), loadPhrases),
    import('./session/session-controller.ts'),
  ]);
  loadPhrasesWith((part) => bringPhrases(i18n, part));
  const session = new SessionController({
    language: () => i18n.language,
    memory,
    forgetData,
    farewell,
    reloadPage: () => window.location.reload(),
    worksOffline: () => worksOffline(window.location.pathname),
  });
  window.addEventListener('online', () => void session.resume());
  const router = createRouter(i18n, session);
  prepareHome({ i18n, session, router });
  watchOpening(router, session);
  void session.start();
  createRoot(document.getElementById('root')!).render(<App i18n={i18n} session={session} router={router} />);
  if (isDriversLink(window.location.pathname)) {
    const { registerWorker } = await import('./worker/register-worker.ts');
    registerWorker();
  }
  const { startOutsideServices } = await import('./outside/outside-services.ts');
  await startOutsideServices(session.api).catch(() => undefined);
}

void start();
