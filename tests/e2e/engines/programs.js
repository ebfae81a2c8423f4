// The programs that drive a browser: each has a temporary folder for all its data, and is ended at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept } from './patience.js';

// The timeouts for starting a program on a busy machine, and for a response.
export const STARTING = 150_000;
export const SILENT = 60_000;

// Kills the process groups that it was told of, and removes their folder, once its input is closed: also if the
// test runner was killed.
const GUARD = 'while read -r group; do groups="$groups -$group"; done; kill -s KILL -- $groups; rm -rf "$0" || { sleep 1; rm -rf "$0"; }';

export class Programs {
  #guard;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'kitchen-table-'));
    this.downloads = join(this.folder, 'downloads');
    mkdirSync(this.downloads);
    // Where desktop programs look up the downloads folder.
    writeFileSync(join(this.folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${this.downloads}"\n`);
    this.environment = {
      ...process.env,
      HOME: this.folder,
      NO_AT_BRIDGE: '1',
      XDG_CACHE_HOME: join(this.folder, 'cache'),
      XDG_CONFIG_HOME: this.folder,
      XDG_DATA_HOME: join(this.folder, 'data'),
    };
    this.#guard = spawn('sh', ['-c', GUARD, this.folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  }

  // Starts a program, and passes its output to `heard` line by line.
  start(name, words, heard = () => {}) {
    const program = spawn(name, words, { detached: true, env: this.environment, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    if (program.pid) this.#guard.stdin.write(`${program.pid}\n`);
    for (const stream of program.stdio.slice(1)) {
      let line = '';
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        const lines = (line + text).split('\n');
        line = lines.pop();
        lines.forEach(heard);
      });
    }
    return program;
  }

  // The same, and waits for an expected line.
  async startUntil(name, words, says) {
    const said = [];
    const found = new Promise((done, fail) => {
      const program = this.start(name, words, (line) => {
        said.push(line);
        const match = says.exec(line);
        if (match) done(match[1]);
      });
      program.on('error', fail);
      program.on('exit', () => fail(new Error(`${name} has ended`)));
    });
    return kept(found, `${name} to start`, STARTING).catch((why) => { throw new Error([why.message, ...said].join('\n')); });
  }

  async end() {
    const gone = new Promise((done) => { this.#guard.once('exit', done); });
    this.#guard.stdin.end();
    await gone;
  }
}
