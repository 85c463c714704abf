/**
 * `npm run serve`: serves the build that is there. Plain Node runs this file, so that no loader of
 * TypeScript stands between Next and its modules.
 */
import { fail } from './run-command.ts';
import { checkSettings, servePortal } from './serve-portal.ts';

checkSettings().then(servePortal).catch(fail);
