import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is built beside the program, which serves it: build/web next to build/release/pithead.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
