// Prints whether an engine starts here: `node engines/starts.js webkit`.
import { ENGINES } from './all.js';

try {
  const engine = await ENGINES[process.argv[2]].start(process.env);
  console.log(`starts ${engine.version}`);
  await engine.close();
} catch (why) {
  console.log(why.message.replace(/\s+/g, ' ').slice(0, 300));
}
process.exit();
