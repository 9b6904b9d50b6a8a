// Writes the service worker of a page that needs no server: with the names of all its files, and a version that is
// another one whenever any of them is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function serviceWorker() {
  let folder;
  return {
    name: 'service-worker',
    configResolved: ({ build, root }) => {
      folder = join(root, build.outDir);
    },
    // When everything is written, also what lies beside the page.
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && !/\.(br|gz)$|^sw\.js$/.test(each.name))
        .map((each) => join(each.parentPath ?? each.path, each.name).slice(folder.length + 1))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const names = files.map((file) => (file === 'index.html' ? './' : `./${file}`));
      const source = readFileSync(new URL('../service-worker.js', import.meta.url), 'utf8');
      const version = hash.digest('hex').slice(0, 16);
      writeFileSync(
        join(folder, 'sw.js'),
        source.replace('%version%', version).replace('%files%', JSON.stringify(names)),
      );
    },
  };
}
