// Letters that the server sends, taken by a real SMTP server: the one of tests/server/postbox.py.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../tests/server/postbox.py', import.meta.url));

export class Postbox {
  #process = spawn('/usr/bin/python3', [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] }); // as Debian's aiosmtpd wants
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  /** The options by which a server sends its letters here. */
  async open() {
    const { value: port } = await this.#lines.next();
    return ['--smtp', `smtp://127.0.0.1:${port}`, '--mail-from', 'pithead@example.org'];
  }

  /** The next letter: `to`, `subject`, `text` and the `code` in it. */
  async next() {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('the postbox is closed');
    return JSON.parse(value);
  }

  close() {
    this.#process.kill();
  }
}
