import { makeForm, register, signOnAs, submit } from '../api/api-client';
import { makePdf } from '../files/pdf';

/** The only file of a complete entry. */
export const IDENTITY = { slot: 'CVFile', name: 'identity.pdf', content: makePdf('identity') };

/** Registers a person and submits their entry. @returns their token */
export async function completeEntry(): Promise<string> {
  const token = await signOnAs();
  await register(token);
  await submit(token, makeForm([IDENTITY]));
  return token;
}
