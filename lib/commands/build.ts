/** `npm run build`: builds what has changed. */
import { buildWhenNeeded } from './build-when-needed.ts';
import { fail } from './run-command.ts';

buildWhenNeeded()
  .then((built) => console.log(built ? 'Built.' : 'The build is up to date.'))
  .catch(fail);
