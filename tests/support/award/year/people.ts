import pMap from 'p-map';
import type { Outcome } from '@/lib/award/definition/outcomes';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { EndpointResponse } from '../../api/api-client';
import { makePdf } from '../../files/pdf';
import { HttpResearcher } from '../http-researcher';
import { ANSWERS } from '../registration-form';

const JURORS = 9;
/** Requests at the same time, from one test. */
export const AT_ONCE = 4;
const CATEGORIES = 3;

export const OFFICE = '2000000021';
export const COORDINATOR = '2000000022';
export const ADMINISTRATOR = '2000000023';
export const JURY = Array.from({ length: JURORS }, (_, index) => String(2_000_000_031 + index));
export const STAFF = [
  `${OFFICE}=award`,
  `${COORDINATOR}=coordinator`,
  `${ADMINISTRATOR}=administrator`,
  ...JURY.map((number) => `${number}=jury`),
].join();

/** The university of the researcher in the browser, and another one that one person attends. */
export const UNIVERSITIES = ['University of Leeds', 'University of Exeter'] as const;
/** The application whose two readers differ. */
export const DISPUTED = 30;
/** A researcher of the year. The first one acts in the browser. */
export interface Entrant {
  index: number;
  nationalId: string;
  title: string;
  email: string;
  language: Locale;
  category: number;
  /** Place in the category, from 0. */
  place: number;
}

/** The researchers, more than `DISPUTED`; `language` is that of the browser. */
export const listEntrants = (count: number, language: Locale): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    nationalId: String(1_100_000_000 + index),
    title: index === 0 ? (ANSWERS[3].researchTitle ?? '') : `Project ${String(index).padStart(3, '0')}`,
    email: index === 0 ? (ANSWERS[1].email ?? '') : `researcher-${index}@example.edu`,
    language: index === 0 ? language : (LOCALE_CODES[index % LOCALE_CODES.length] ?? 'ar'),
    category: 1 + (index % CATEGORIES),
    place: Math.floor(index / CATEGORIES),
  }));

/** What the committee decides: two prizes and one place on the shortlist of each category. */
export function outcomeOf({ place }: Entrant): Outcome {
  if (place < 2) return 'winner';
  return place === 2 ? 'shortlisted' : 'notSelected';
}

/** The score that all jurors give for each criterion; in the first category the second and third place are equal. */
export function scoreOf({ category, place }: Entrant): number {
  const best = [10, 9, category === 1 ? 9 : 8, 8][place];
  return best ?? 4 + (place % 4);
}

/** Signs a person on, who then acts over HTTP. */
export async function enter(url: string, nationalId: string): Promise<HttpResearcher> {
  const person = new HttpResearcher(url, nationalId);
  await person.signOn();
  return person;
}

async function act(
  url: string,
  entrants: readonly Entrant[],
  work: (entrant: Entrant, person: HttpResearcher) => unknown,
) {
  await pMap(
    entrants,
    async (entrant) => {
      const person = await enter(url, entrant.nationalId);
      person.language = entrant.language;
      await work(entrant, person);
    },
    { concurrency: AT_ONCE },
  );
}

/** Each person signs on and registers. */
export const registerAll = (url: string, entrants: readonly Entrant[]) =>
  act(url, entrants, ({ index, title, email }, person) =>
    person.register(
      { researchTitle: title, researchType: 1, participantName: '', participantInformation: '' },
      { email, scholarshipFileNumber: String(8_000_000 + index) },
      { scholarshipUniversityName: index === 1 ? UNIVERSITIES[1] : 'Another University' },
    ),
  );

/** Each person signs on and submits an identity document and a plan. */
export const submitAll = (url: string, entrants: readonly Entrant[]) =>
  act(url, entrants, ({ title }, person) => person.submit({ ResearchPlanFile: makePdf(title) }));

/** The data of a call. @throws Error if it is refused */
export async function read<Id extends EndpointId>(person: HttpResearcher, id: Id, query = '') {
  const response = await person.open(`/gateway/${ENDPOINTS[id].path}${query}`);
  if (response.status !== 200) throw new Error(`${id}: ${response.status} ${await response.text()}`);
  const { data } = await response.json();
  return data as EndpointResponse<Id> extends { data: infer Data } ? Data : never;
}

/** @throws Error if the call is refused */
export async function post(person: HttpResearcher, id: EndpointId, body: object): Promise<void> {
  const response = await person.post(id, JSON.stringify(body), { 'Content-Type': 'application/json' });
  if (response.status !== 200) throw new Error(`${id}: ${response.status} ${await response.text()}`);
}
