import { parseArgs } from 'node:util';

/** Fewer would leave prize categories without a shortlist. */
const FEWEST = 12;

export const DEMO_HELP = `Fills an empty portal with a year of the award, for showing it and for screenshots: researchers with PDF files,
eligibility, jury, readings and scores, ranking, decisions, letters, winners and certificates. It works through the
portal's own calls, on earlier days, and sends no mail. It refuses a database that anyone has used, and a portal whose
people sign on elsewhere. If it is interrupted, remove the data folder and run it again.

  DATA_DIR=demo npm run demo && DATA_DIR=demo npm start
  npm run demo -- --people 20    fewer researchers
`;

/** @param most largest number of researchers, which is the default @throws Error for another number */
export function readDemoOptions(args: string[], most: number): { people: number } {
  const { values } = parseArgs({ args, options: { people: { type: 'string' } } });
  const people = Number(values.people ?? most);
  if (!Number.isInteger(people) || people < FEWEST || people > most)
    throw new Error(`--people ${values.people}: expected a number from ${FEWEST} to ${most}`);
  return { people };
}
