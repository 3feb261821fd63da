import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/lib/service-worker.mjs';

const page = (name: string) => fileURLToPath(new URL(`src/app/web/${name}.html`, import.meta.url));

/** One script for what every page needs; what several screens share is gathered, so that a page is a dozen files instead of a hundred. */
const GROUPS = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
];

/**
 * The browser application: built into dist/web, served by the product's own server. The gallery of components is built
 * apart (mode `gallery`): in one build it would pull the application's first scripts apart into many small ones.
 */
export default defineConfig(({ mode }) => ({
  root: 'src/app/web',
  publicDir: 'public',
  plugins: [react(), mode !== 'gallery' && serviceWorker()],
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: mode !== 'gallery',
    sourcemap: true,
    // Read by the check of the download sizes.
    manifest: mode !== 'gallery',
    target: 'es2022',
    // The strict content security policy forbids inlined scripts and data: modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: page(mode === 'gallery' ? 'gallery' : 'index'),
      output: { codeSplitting: { groups: mode === 'gallery' ? [] : GROUPS } },
    },
  },
}));
