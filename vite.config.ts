import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser application: built into dist/web, served by the product's own server. */
export default defineConfig({
  root: 'src/app/web',
  publicDir: 'public',
  plugins: [react()],
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // The strict content security policy forbids inlined scripts and data: modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
});
