// The WebAssembly module, which the build brings along.
declare module '#module?url' {
  const address: string;
  export default address;
}
