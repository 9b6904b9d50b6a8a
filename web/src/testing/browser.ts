// What modules of the page expect of a browser when they are loaded; a test imports this first.
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: {} },
});
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] } });
