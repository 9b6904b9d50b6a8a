// A .br and a .gz beside each file of the page that gains by it; the server sends what the browser takes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL(`../../build/${process.argv[2] ?? 'web'}/`, import.meta.url);
for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.(html|js|css|svg|json|webmanifest|txt|wasm)$/.test(name)) continue;
  const file = new URL(name, folder);
  const body = await readFile(file);
  if (body.length < 500) continue;
  const text = {
    [constants.BROTLI_PARAM_MODE]: name.endsWith('.wasm')
      ? constants.BROTLI_MODE_GENERIC
      : constants.BROTLI_MODE_TEXT,
  };
  await writeFile(new URL(name + '.br', folder), brotliCompressSync(body, { params: text }));
  await writeFile(new URL(name + '.gz', folder), gzipSync(body, { level: 9 }));
}
