// A worker that thinks: an instance of the module that does one task after the other.
import { DeviceModule } from './module';

export interface ThinkerSetup {
  compiled: WebAssembly.Module;
  flag: Int32Array | undefined;
}
export interface ThinkerOrder {
  task: string;
}
export interface ThinkerWord {
  answer: string;
}

let module: DeviceModule | undefined;

self.onmessage = ({ data }: MessageEvent<ThinkerSetup | ThinkerOrder>) => {
  if ('task' in data) return self.postMessage({ answer: module?.run(data.task) ?? '' } satisfies ThinkerWord);
  const { compiled, flag } = data;
  module = new DeviceModule(compiled, {}, () => flag !== undefined && Atomics.load(flag, 0) !== 0);
};
