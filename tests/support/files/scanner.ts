import { findProgram } from '@/lib/development/test-programs';
import { ClamdServer } from './clamd-server';
import { ClamdStub } from './clamd-stub';

export type Scanner = ClamdServer | ClamdStub;

/** The file scanner of a test: a stub in `npm test`; a real clamd in the sweeps, if one is installed. */
export function createScanner(): Promise<Scanner> {
  const program = process.env.SWEEPS === '1' ? findProgram('clamd') : null;
  return program ? ClamdServer.create(program) : ClamdStub.create();
}
