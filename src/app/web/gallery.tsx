import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './app.css';
import './font/font.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from '#ui/gallery/gallery.tsx';
import { readView } from '#ui/gallery/gallery-address.ts';
import { galleryPhrases } from '#ui/gallery/gallery-phrases.ts';
import { createI18n } from '#ui/i18n/i18n.ts';
import { shareStyleNonce } from '#ui/theme/style-nonce.ts';

shareStyleNonce();
const view = readView(window.location.search);
const i18n = await createI18n(view.language, galleryPhrases);
createRoot(document.getElementById('root')!).render(<Gallery i18n={i18n} initial={view} />);
