// Unpacks the single-file page. `cargo xtask build --single` puts this at its end, after one block of packed
// data: styles, licenses, the script and the wasm, with the lengths given in `data-lengths`.

// Two of these 91 characters encode 13 bits. All are printable, and safe in HTML and in strings.
const SIGNS = /* signs */ '';
const BITS = 13;

function decoded(text) {
  const values = new Uint8Array(128);
  for (let at = 0; at < SIGNS.length; at += 1) values[SIGNS.charCodeAt(at)] = at;
  const bytes = new Uint8Array(Math.floor((text.length / 2) * BITS / 8));
  let [held, bits, next] = [0, 0, 0];
  for (let at = 0; at + 1 < text.length; at += 2) {
    held |= (values[text.charCodeAt(at)] * SIGNS.length + values[text.charCodeAt(at + 1)]) << bits;
    for (bits += BITS; bits >= 8; bits -= 8) {
      bytes[next] = held;
      next += 1;
      held >>>= 8;
    }
  }
  return bytes;
}

async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The page's policy allows both by their hashes, and nothing else.
function add(name, text, type = '') {
  const element = Object.assign(document.createElement(name), { type, textContent: text });
  document.head.append(element);
}

async function unpack() {
  const packed = document.getElementById('packed');
  const lengths = packed.dataset.lengths.split(' ').map(Number);
  // Forwarding the file may have inserted line breaks, and the last bits may not fill a byte.
  const whole = await inflated(decoded(packed.textContent.replace(/\s+/g, '')).subarray(0, Number(packed.dataset.bytes)));
  let from = 0;
  const [styles, licenses, script, wasm] = lengths.map((length) => whole.subarray(from, (from += length)));
  packed.remove();
  const text = (part) => new TextDecoder().decode(part);
  add('style', text(styles));
  document.documentElement.classList.remove('packed');
  document.getElementById('licenses').textContent = text(licenses);
  // The script takes the wasm from this variable, and deletes it.
  globalThis.kitchenTableWasm = wasm;
  add('script', text(script), 'module');
}

function fail() {
  document.documentElement.classList.remove('packed');
  const said = document.getElementById('unopened');
  said.setAttribute('role', 'alert');
  said.hidden = false;
}

// A copy that was saved of the unpacked page holds nothing to unpack, and says what it is.
if (document.getElementById('packed')) {
  // The unpacked page may still fail to start if the browser is too old for the wasm.
  addEventListener('error', fail);
  addEventListener('TrunkApplicationStarted', () => removeEventListener('error', fail), { once: true });
  unpack().catch((why) => {
    fail();
    throw why;
  });
}
