import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
// @ts-expect-error: a script without types
import { rulesOfGames } from './scripts/rules.mjs';
// @ts-expect-error: a script without types
import { serviceWorker } from './scripts/service-worker.mjs';

// Letters that are on the first screen are asked for before the stylesheet is read, so that nothing jumps.
function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_html, { bundle }) {
      const first = /(federo|condensed-latin-600|semi-condensed-latin-400)\S*\.woff2$/;
      return Object.keys(bundle ?? {})
        .filter((file) => first.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: true },
          injectTo: 'head' as const,
        }));
    },
  };
}

// Of a page that a server serves: shows what it has to tell while the page is closed.
function noticeWorker(): Plugin {
  return {
    name: 'notice-worker',
    generateBundle() {
      const source = readFileSync(new URL('notice-worker.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'notice-worker.js', source });
    },
  };
}

// The program's, as the page is shipped with it.
const version = /project\(pithead VERSION (\S+)/.exec(
  readFileSync(new URL('../CMakeLists.txt', import.meta.url), 'utf8'),
)?.[1];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The page is built beside the program, which serves it: build/web next to build/release/pithead. In the mode `device` it
// becomes a folder of its own that needs no server, build/site.
export default defineConfig(({ mode }) => {
  const device = mode === 'device';
  return {
    base: device ? './' : '/',
    define: {
      'import.meta.env.PITHEAD_VERSION': JSON.stringify(version),
      'import.meta.env.PITHEAD_DEVICE': JSON.stringify(device ? 'yes' : 'no'),
    },
    resolve: {
      alias: {
        '#transport': here(device ? 'src/protocol/device/transport.ts' : 'src/protocol/transport.ts'),
        '#module?url': here('../build/device/pithead.wasm') + '?url',
      },
    },
    plugins: [svelte(), preloadFonts(), rulesOfGames(), device ? serviceWorker() : noticeWorker()],
    worker: { format: 'es' as const },
    build: {
      outDir: device ? '../build/site' : '../build/web',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
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
  };
});
