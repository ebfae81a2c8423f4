// Loads parts of the page. Each file is requested once, and again only if that failed.
const files = new Map();
// How long to wait for the next bytes of a file, in milliseconds. A slow one comes in the end, a host that hangs does not.
const PATIENCE = 15_000;
const bytes = async (name) => {
    const request = new AbortController();
    let late;
    const wait = () => {
        clearTimeout(late);
        late = setTimeout(() => request.abort(), PATIENCE);
    };
    try {
        wait();
        const answer = await fetch(new URL(name, import.meta.url), { signal: request.signal });
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        const pieces = [];
        const stream = answer.body.getReader();
        for (let piece = await stream.read(); !piece.done; piece = await stream.read()) {
            pieces.push(piece.value);
            wait();
        }
        return new Blob(pieces).arrayBuffer();
    } finally {
        clearTimeout(late);
    }
};
const compiled = async (name) => WebAssembly.compile(await bytes(name));
const once = (all, name, begin) => {
    if (!all.has(name)) {
        const begun = begin(name);
        all.set(name, begun);
        begun.catch(() => all.delete(name));
    }
    return all.get(name);
};
// A file holds a module, which may carry others. All of them share the page's memory.
const started = new Map();
const start = async (name) => {
    const module = await once(files, name, compiled);
    const carried = WebAssembly.Module.customSections(module, "part");
    for (const one of [module, ...await Promise.all(carried.map((bytes) => WebAssembly.compile(bytes)))]) {
        await WebAssembly.instantiate(one, { __wasm_split: wasm });
    }
};
const part = (names) => async (done, data) => {
    let here = true;
    try {
        await Promise.all(names.map((name) => once(files, name, compiled)));
        for (const name of names) await once(started, name, start);
    } catch (why) {
        console.warn(`A part of the page did not come: ${why}`);
        here = false;
    }
    wasm.__indirect_function_table.get(done)(data, here);
};
const files_of = PARTS;
// The page can't start without the text of its language, so that comes along with the page. Workers need none.
const shell = files_of[`__wasm_split_load_${globalThis.document?.documentElement.lang}_shell`] ?? [];
for (const name of shell) once(files, name, compiled).catch(() => {});
const parts = Object.fromEntries(Object.entries(files_of).map(([name, names]) => [name, part(names)]));
