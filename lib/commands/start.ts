/** `npm start`: builds what has changed, then serves. `bootstrap.mjs` has installed what was missing. */
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { fail } from './run-command.ts';
import { checkSettings, servePortal } from './serve-portal.ts';

checkSettings().then(buildWhenNeeded).then(servePortal).catch(fail);
