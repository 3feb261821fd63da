import type { Plugin } from 'vite';

export function withoutUnusedDrawing(): Plugin;
