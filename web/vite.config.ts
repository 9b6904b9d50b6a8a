import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
// @ts-expect-error: a script without types
import { rulesOfGames } from './scripts/rules.mjs';

// Letters that are on the first screen are asked for before the stylesheet is read, so that nothing jumps.
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml(_html, { bundle }) {
      const first = /(federo|condensed-latin-600|semi-condensed-latin-400)\S*\.woff2$/;
      return Object.keys(bundle ?? {})
        .filter((file) => first.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }));
    },
  };
}

// The program's, as the page is shipped with it.
const version = /project\(pithead VERSION (\S+)/.exec(
  readFileSync(new URL('../CMakeLists.txt', import.meta.url), 'utf8'),
)?.[1];

// The page is built beside the program, which serves it: build/web next to build/release/pithead.
export default defineConfig({
  define: { 'import.meta.env.PITHEAD_VERSION': JSON.stringify(version) },
  plugins: [svelte(), preloadFonts(), rulesOfGames()],
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] }, // the rules lie in docs/
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
  // Whole games of the real program are read in many of them; a busy machine needs its time.
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
