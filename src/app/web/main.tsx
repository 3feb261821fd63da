import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { isLanguage } from '#kernel/language.ts';
import { createI18n, rememberedLanguage } from '#ui/i18n/i18n.ts';
import { App } from './app.tsx';
import { loadPhrases } from './language-bundles.ts';
import { proposedLanguage } from './proposed-language.ts';
import { queryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

async function start(): Promise<void> {
  const remembered = rememberedLanguage();
  // Texts and session code arrive side by side: neither waits for the other, and the entry stays small.
  const [i18n, { SessionController }] = await Promise.all([
    createI18n(isLanguage(remembered) ? remembered : proposedLanguage(), loadPhrases),
    import('./session/session-controller.ts'),
  ]);
  const session = new SessionController({ language: () => i18n.language, onEnd: () => queryClient.clear() });
  void session.start();
  createRoot(document.getElementById('root')!).render(<App i18n={i18n} session={session} router={createRouter()} />);
}

void start();
