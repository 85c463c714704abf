/** `npm run build`: builds if anything has changed. */

import { fail } from '../run-command.ts';
import { buildWhenNeeded } from './build-when-needed.ts';

buildWhenNeeded()
  .then((built) => console.log(built ? 'Built.' : 'The build is up to date.'))
  .catch(fail);
