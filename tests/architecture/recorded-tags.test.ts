/** Requirements: CACHE-03 */
import { listSources, read } from '../support/source-files';

/*
 * A public page is rendered again when one of its recorded tags changes. A function that reads data for everyone and
 * records no tag would leave an outdated page in the cache for up to an hour.
 */

/** Reads whose results no stored page contains, with the reason. */
const UNSTORED: Readonly<Record<string, string>> = {
  'lib/award/server-side/certificate-queries.ts findCertificate': 'the check page is rendered for each visit',
  'lib/content/health/read-health.ts readHealth': 'the health page is rendered for each visit',
  'lib/forms/no-javascript/call-with-code.ts callWithCode': 'it sends a form, with the token of one visitor',
  'lib/forms/server-side/first-answers.ts loadFirstAnswers': 'it reads the data of a signed-in person',
  'lib/publications/addresses.ts listPublicationAddresses': 'sitemap files have their own lifetime',
  'lib/publications/addresses.ts listPublicationFiles': 'sitemap files have their own lifetime',
  'lib/suppliers/queries.ts findCompany': 'a look-up by a visitor is rendered for each visit',
  'lib/survey/rating-page.ts showRatingPage': 'the page after a rating is rendered for each visit',
};

const DECLARATION = /^(?=(?:export )?(?:const|async function|function) \w)/m;
const NAME = /^(?:export )?(?:const|async function|function) (\w+)/;
/** The parameters of a declaration: the first parentheses that the result or the body of a function follows. */
const PARAMETERS = /\(([^()]*)\)(?:: [^=]*?)? (?:=>|\{)/;
/** A parameter for a person or the address of a visitor: the page is rendered for one request. */
const FOR_ONE = /\b(?:person|peer|session|Reader)\b/;

/** The functions of a file that read from the API for everyone and record nothing, as `file name`. */
function listForgetful(file: string): string[] {
  const source = read(file).replaceAll(/\/\*\*.*?\*\/\n/gs, '');
  const parts = source
    .split(DECLARATION)
    .map((text) => ({ name: NAME.exec(text)?.[1] ?? '', isExported: text.startsWith('export'), text }));
  const readers = [
    'callFromServer',
    ...parts
      .filter(({ text }) => /^(?:export )?const \w+ = createReader\(/.test(text))
      .map(({ name }) => name),
  ];
  const found: string[] = [];
  for (const { name, isExported, text } of parts) {
    const body = text.slice(text.indexOf(name) + name.length);
    if (!readers.some((reader) => new RegExp(`\\b${reader}(?:<[^(]*>)?\\(`).test(body))) continue;
    if (text.includes('recordTags(') || FOR_ONE.test(PARAMETERS.exec(body)?.[1] ?? '')) continue;
    // Its callers in the file read through it.
    if (isExported) found.push(`${file} ${name}`);
    else readers.push(name);
  }
  return found;
}

test('every function that reads data for a public page records its tags', () => {
  const files = listSources().filter(
    (file) => !/^lib\/(?:admin|api)\//.test(file) && /\b(?:createReader|callFromServer)\(/.test(read(file)),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(listForgetful).filter((found) => !(found in UNSTORED))).toEqual([]);
});

test('every exception is a function that still records nothing', () => {
  const files = [...new Set(Object.keys(UNSTORED).map((line) => line.split(' ')[0] ?? ''))];
  expect(files.flatMap(listForgetful).sort()).toEqual(Object.keys(UNSTORED).sort());
});
