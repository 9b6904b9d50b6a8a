// A push service and webhooks, on loopback: those of tests/server/push_service.py, which checks who sends and decrypts.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../tests/server/push_service.py', import.meta.url));

export class Outside {
  #process = spawn('/usr/bin/python3', [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] }); // as Debian's cryptography wants
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  /** Its `address`, and the subscription of a browser: `target`, `key` and `secret`. */
  async open() {
    return this.next();
  }

  /** The next message: its `path`, and what was `told` when it was opened. */
  async next() {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('nobody is outside');
    return JSON.parse(value);
  }

  close() {
    this.#process.kill();
  }
}
