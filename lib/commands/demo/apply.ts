import 'server-only';
import { callAs } from './call-as';
import type { Cast } from './cast';
import { goBack } from './travel-time';
import { writeRegistration, writeSubmission } from './write-application';

/** Everyone registers; one in ten does not submit. @returns the number of submissions */
export async function apply({ researchers }: Cast): Promise<number> {
  let submitted = 0;
  for (const [index, person] of researchers.entries()) {
    goBack(60 - index / 3);
    await callAs(person, 'registerResearcher', { ...writeRegistration(person, index) });
    if (index % 10 === 2) continue;
    goBack(58 - index / 3);
    await callAs(person, 'submitResearch', await writeSubmission(index));
    submitted += 1;
  }
  return submitted;
}
