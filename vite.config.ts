import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetName, SCRIPT_GROUPS, scriptName } from './scripts/lib/script-groups.mjs';
import { scriptOfModule } from './scripts/lib/script-of-module.mjs';
import { serviceWorker } from './scripts/lib/service-worker.mjs';
import { withoutJsonSchema } from './scripts/lib/without-json-schema.mjs';
import { withoutUnusedDrawing } from './scripts/lib/without-unused-drawing.mjs';

const page = (name: string) => fileURLToPath(new URL(`src/app/web/${name}.html`, import.meta.url));

const textsOfScreens = fileURLToPath(new URL('src/ui/i18n/react-texts.tsx', import.meta.url));

/**
 * The browser application: built into dist/web, served by the product's own server. The gallery of components is built
 * apart (mode `gallery`): in one build it would pull the application's first scripts apart into many small ones.
 */
export default defineConfig(({ mode }) => ({
  root: 'src/app/web',
  publicDir: 'public',
  resolve: { alias: { 'react-i18next': textsOfScreens } },
  plugins: [
    react(),
    withoutJsonSchema(),
    withoutUnusedDrawing(),
    ...(mode === 'gallery' ? [] : [serviceWorker(), scriptOfModule()]),
  ],
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
    // The map library is one module of 1.1 MB that cannot be split; it is loaded only where a map is shown.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The timings of a build are of no interest to a person who starts the product.
      checks: { bundlerTimings: false },
      input: page(mode === 'gallery' ? 'gallery' : 'index'),
      output:
        mode === 'gallery'
          ? {}
          : { codeSplitting: { groups: SCRIPT_GROUPS }, chunkFileNames: scriptName, assetFileNames: assetName },
    },
  },
}));
