// Tests of the module that the page of a device brings along; they need `make site`.
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config';

export default defineConfig((environment) =>
  mergeConfig(base(environment), { test: { include: ['site/**/*.test.ts'], testTimeout: 300_000 } }),
);
