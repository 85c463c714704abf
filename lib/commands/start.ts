/** `npm start`: builds if anything has changed, then serves. `bootstrap.mjs` has installed missing packages. */
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { fail } from './run-command.ts';
import { checkSettings, servePortal } from './serve-portal.ts';

checkSettings().then(buildWhenNeeded).then(servePortal).catch(fail);
