/** Plain Node runs this file, so that no TypeScript loader affects Next and its modules. */
import { fail } from './run-command.ts';
import { checkSettings, servePortal } from './serve-portal.ts';

checkSettings().then(servePortal).catch(fail);
