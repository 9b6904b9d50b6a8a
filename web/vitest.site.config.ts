// Tests of the module that the page of a device brings along; they need `make site`.
import { defineConfig } from 'vitest/config';
import base from './vite.config';

export default defineConfig((environment) => {
  const config = base(environment);
  return { ...config, test: { ...config.test, include: ['site/**/*.test.ts'], testTimeout: 300_000 } };
});
