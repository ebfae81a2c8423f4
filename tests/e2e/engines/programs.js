// The programs that a browser is driven by: each with a folder of its own for all that it keeps, and gone at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept } from './patience.js';

// How long a program may take to start on a busy machine, and how long an answer, before it is given up.
export const STARTING = 240_000;
export const SILENT = 90_000;

// Ends the groups of all processes that it was told of, and takes their folder away, once nobody is there any more who
// could tell: also where whoever runs the tests was killed.
const GUARD = 'while read -r group; do groups="$groups -$group"; done; kill -s KILL -- $groups; rm -rf "$0" || { sleep 1; rm -rf "$0"; }';

export class Programs {
  #guard;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'kitchen-table-'));
    this.downloads = join(this.folder, 'downloads');
    mkdirSync(this.downloads);
    // Where programs of a desktop look for the folder of downloads.
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

  // Starts one, whose output goes to `heard` line by line.
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

  // The same, until it says what is waited for.
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
