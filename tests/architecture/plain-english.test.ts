/** Requirements: CODE-09 */

import { readdirSync } from 'node:fs';
import {
  listCodeProse,
  listDocumentProse,
  listHashComments,
  listStyleProse,
  type Prose,
} from '../support/prose';
import { listDeployFiles, listDocuments, listProjectFiles, read } from '../support/source-files';

/**
 * Files and folders whose documents, comments, test titles, messages for operators, help texts and summaries of calls
 * the check reads.
 */
const SCOPES = [
  'README.md',
  'app',
  'components',
  'docs',
  'jest.config.mjs',
  'next.config.mjs',
  'playwright.config.ts',
  'public',
  'instrumentation.ts',
  'lib',
  'middleware.ts',
  'tests',
];
/** Lists the phrases themselves. */
const SELF = 'tests/architecture/plain-english.test.ts';

/** Words and phrases that documentation in plain English does not use, with what to write instead. */
const PHRASES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:stands?(?!-)(?! (?:for|up|out|in for|alone)\b)|stood)\b/, 'is, are, exists, is stored, appears'],
  [/\btold\b/, 'reported, returned, informed, distinguished'],
  [/\banew\b/, 'again'],
  [/\bwho(?:so)?ever\b/, 'anyone who, users who, clients that'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix, repair'],
  [/\bas long as\b[^.]*\bnobody\b/, 'while no …, until'],
  [/\bof (?:its|his|her|their|our|one's|the (?:caller|test)['’]s) own\b/, 'a separate …, its own …'],
  [/\b(?:lie|lies|lay|stay|stays) ready\b/, 'is available, is cached'],
  [/\bleads? on\b/, 'links to, continues'],
  [/\bnobody's\b/, 'no user’s'],
  [/\bof (?:nobody|everybody)\b/, 'anonymous, shared by all'],
  [/\bwhat\b[^.;:]*\bis what\b/, 'name the subject'],
  [
    /(?:^|[.;] )who (?:has|is|was|asks|comes|holds|knows|reads|sends|wants)\b(?![^.]*\?)/,
    'a user who …, anyone who …',
  ],
  [/\b(?:is|are|was|were) not there\b/, 'does not exist, is missing'],
  [/\b(?:says?|said|tells?) of\b/, 'reports, describes, shows for each'],
  [/\b(?:is|are|be) had\b/, 'is available'],
  [/\b(?:knows?|has|have) nothing of\b|\bknows? (?:no|nobody)\b/, 'does not depend on, cannot'],
  [/\bbrings? along\b/, 'includes'],
  [/\bburn(?:s|t)\b/, 'used up, invalidated'],
  [/\bto and fro\b/, 'back and forth'],
  [/\bby and by\b/, 'gradually, later'],
  [/\bfor ever\b/, 'forever'],
  [/\bunder way\b/, 'in progress, current'],
  [/\bgoes on\b/, 'continues'],
  [/\bgives? way\b/, 'yields, is replaced'],
  [/\bthe server in front\b/, 'the front server'],
  [/\b(?:once and for all|but for (?:a|an|the|those)|comes? to be)\b/, 'once, except, is created'],
  [/\bsave (?:those|where|while|with|when)\b/, 'except'],
  [/\bhears?\b|\bheard\b/, 'gets the event, receives'],
  [/\b(?:has|have|had) come\b/, 'has arrived, has loaded'],
  [/\bhand(?:s|ed)? on\b/, 'passes'],
  [/\bhowever many\b/, 'independent of the number'],
  [/\b(?:is|are) away\b/, 'is unavailable'],
  [/\b(?:that|what|which|whom) nobody\b/, 'that no …, unset, unused'],
  [/\bshel(?:f|ves)\b/, 'cache, store'],
  [/\bthe build before\b/, 'the previous build'],
  [/\b(?:an?|each|every|no|the) look\b(?!-| of\b)/, 'each view, views are recorded'],
  [/\bbeside an external root\b/, 'with an external root'],
  [/\bin (?:its|their) stead\b|\bwherein\b|\bwhereof\b|\bthereof\b|\blest\b/, 'use a common word'],
];

const flagged = PHRASES.map(([pattern]) => new RegExp(pattern, 'gi'));

/** The phrases of a text that the check refuses. */
const listPhrases = (text: string) =>
  flagged.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found.trim()));

function listProse(file: string): Prose[] {
  if (file.endsWith('.md')) return listDocumentProse(read(file));
  if (file.endsWith('.css')) return listStyleProse(read(file));
  if (deployFiles.includes(file)) return listHashComments(read(file));
  return listCodeProse(read(file), file);
}

const isIn = (scope: string) => (file: string) => file === scope || file.startsWith(`${scope}/`);
const deployFiles = listDeployFiles();
const deployScripts = readdirSync('docs/deploy').filter((name) => name.endsWith('.mjs'));
const files = [
  ...listDocuments(),
  ...deployFiles,
  ...deployScripts.map((name) => `docs/deploy/${name}`),
  ...['jest.config.mjs', 'next.config.mjs', 'playwright.config.ts'],
  ...listProjectFiles().filter((file) => /\.(?:tsx?|m?js|css)$/.test(file)),
].filter((file) => file !== SELF && !file.includes('/built/'));

test.each(SCOPES)('%s is written in plain English', (scope) => {
  const checked = files.filter(isIn(scope));
  expect(checked.length).toBeGreaterThan(0);
  const findings = checked.flatMap((file) =>
    listProse(file).flatMap(({ line, text }) =>
      listPhrases(text).map((phrase) => `${file}:${line}: “${phrase}” in “${text.slice(0, 120)}”`),
    ),
  );
  expect(findings).toEqual([]);
});

describe('the check', () => {
  test.each([
    'The row stands in the table',
    'what was told to the sender',
    'The page is made anew',
    'Whoever asks gets a copy',
    'formats and mends',
    'as long as it is open nobody writes',
    'a page of its own',
    'A copy lies ready',
    'a link leads on',
    "That is nobody's request",
    'what it reads is what was sent',
    'Who has a session gets the page',
    'the file is not there',
    'the metrics cannot be had',
    'a thread that becomes ready by and by',
    'requests that are under way',
    'the oldest gives way',
    'what the server in front reads',
    'a form hears of it',
    'until the list has come',
    'however many ask',
    'a page that nobody dates',
    'while PostgreSQL is away',
    'a database of the test’s own',
    'the build before this one',
    'The look is recorded',
    'Beside an external root',
  ])('refuses “%s”', (text) => {
    expect(listPhrases(text).length).toBeGreaterThan(0);
  });

  test.each([
    'a stand-in for the root',
    'the standing at Arafat',
    'HSTS stands for HTTP Strict Transport Security',
    'a standard header',
    'recommended amendments',
    'who may call an endpoint',
    'its own database',
    'Is it not there? Who is it?',
    'the look of a button, a look-up',
    'the page’s own cache',
  ])('accepts “%s”', (text) => {
    expect(listPhrases(text)).toEqual([]);
  });

  test('reads comments, test titles, messages, help texts and summaries, and no other strings', () => {
    const source = [
      "const url = 'http://a//stands'; // first",
      '// second',
      `const text = \`told $\{url /* third */} anew\`;`,
      "test.each([['stands'], ['of rows', 'a stand']])('fourth %s', () => {});",
      "skipped('fifth', () => {});",
      'const pattern = /\\/\\* told *\\//;',
      "console.warn('sixth', 'stands'); throw new TypeError('seventh');",
      "const A_HELP = `eighth`; const call = { summary: 'ninth', name: 'told' };",
      "const message = 'tenth'; z.array(row).refine(isTold, 'eleventh'); warning('told', 'twelfth');",
    ].join('\n');
    expect(listCodeProse(source, 'a.ts').map(({ text }) => text)).toEqual([
      'first second',
      'third',
      'fourth %s',
      'of rows',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
    ]);
    expect(listHashComments('#!/bin/sh\na: told # one\n# two\nb: "#x"')).toEqual([
      { line: 2, text: 'one two' },
    ]);
    expect(listStyleProse('a { b: c; }\n/* a\n * told */')).toEqual([{ line: 2, text: 'a told' }]);
    expect(listDocumentProse('a\n```\ntold\n```\n`told` b\n```text\nc\n```')).toEqual([
      { line: 1, text: 'a' },
      { line: 5, text: '`` b' },
      { line: 7, text: 'c' },
    ]);
  });
});
