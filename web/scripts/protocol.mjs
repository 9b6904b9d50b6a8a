// The protocol's types, made from docs/server/protocol.schema.json: the page cannot misread a message and still compile.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(
  await readFile(new URL('../../docs/server/protocol.schema.json', import.meta.url), 'utf8'),
);
// Every definition gets its type, also those that no message refers to.
schema.oneOf = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
const target = new URL('../src/protocol/messages.ts', import.meta.url);
const types = await compile(schema, 'Protocol', {
  bannerComment: '// Made from docs/server/protocol.schema.json by web/scripts/protocol.mjs.',
  additionalProperties: true,
  strictIndexSignatures: true,
  format: false,
});
await mkdir(new URL('.', target), { recursive: true });
await writeFile(target, types);
