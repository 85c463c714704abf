import 'server-only';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { toDay } from '@/lib/i18n/format';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { releaseDueResults, sendLetters } from '@/lib/server/award/results/release-results';
import type { Database } from '@/lib/server/db/open';
import { callAs, type Person } from './call-as';
import { listResearchers, listStaff, type Staff } from './people';
import { nameUniversity, writeRegistration, writeSubmission } from './write-application';

const DAY_MS = 86_400_000;
const started = Date.now();
const COMMITTEE = ['أ. د. عبدالعزيز السالم', 'د. منيرة العبدالله', 'م. سلطان الراجحي', 'Prof. Laila Hassan'];
const WEIGHTS = [25, 25, 20, 15, 10, 5];
const WINNERS_PER_CATEGORY = 2;
const SHORTLISTED_PER_CATEGORY = 5;

/** Moves the portal's clock to a number of days before today; what follows is dated then. */
function goBack(days: number): void {
  env.TEST_NOW = new Date(started - days * DAY_MS).toISOString();
}

interface Cast {
  researchers: Person[];
  office: Staff;
  coordinator: Staff;
  administrator: Staff;
  desk: Staff;
  jurors: Staff[];
}

async function hire(db: Database): Promise<Cast> {
  const staff = listStaff();
  for (const { subject, name, roles } of staff) await changeStaff(db, { subject, label: name, roles }, now());
  const [office, coordinator, administrator, desk, ...jurors] = staff;
  if (!office || !coordinator || !administrator || !desk) throw new RangeError('no staff');
  return { researchers: listResearchers(), office, coordinator, administrator, desk, jurors };
}

/** Sixty people register, fifty-four of them submit. */
async function apply({ researchers }: Cast): Promise<void> {
  for (const [index, person] of researchers.entries()) {
    goBack(60 - index / 3);
    await callAs(person, 'registerResearcher', { ...writeRegistration(person, index) });
    if (index % 10 === 2) continue;
    goBack(58 - index / 3);
    await callAs(person, 'submitResearch', await writeSubmission(index));
  }
}

/** The office sets the weights, admits most applications, proposes to refuse two, and releases the copies for jurors. */
async function check({ office, coordinator }: Cast): Promise<void> {
  goBack(34);
  const { data: edition } = await callAs(office, 'openEdition', { year: SEED_YEAR });
  const weights = Object.fromEntries(SEED.criteria.map(({ key }, index) => [key, WEIGHTS[index] ?? 0]));
  const { version } = edition;
  await callAs(office, 'saveJudging', { year: SEED_YEAR, version, weights, judging: SEED.judging });
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { data } = await callAs(office, 'listEligibility', {
      state: 'unchecked',
      ...(after === undefined ? {} : { after }),
    });
    ids.push(...data.rows.map(({ id }) => id));
    after = data.next;
  }
  for (const [index, id] of ids.entries()) {
    const { data } = await callAs(office, 'getEligibility', { id });
    const isRefused = index % 25 === 24;
    await callAs(office, 'saveCheck', {
      id,
      version: data.version,
      decision: isRefused ? 'refuse' : 'admit',
      category: isRefused ? null : 1 + (index % SEED.categories.length),
      unmet: isRefused ? ['enrolment'] : [],
      reasons: isRefused ? { enrolment: 'لم يُرفق ما يثبت القيد في الجامعة.' } : {},
    });
    if (!isRefused) continue;
    const again = await callAs(coordinator, 'getEligibility', { id });
    await callAs(coordinator, 'confirmRefusal', { id, version: again.data.version, to: 'ineligible' });
  }
  for (const id of ids) {
    const { data } = await callAs(office, 'listBlindCopies', { id });
    for (const copy of data) await callAs(office, 'saveBlindCopy', { id: copy.id, decision: 'check', leftOut: [] });
  }
}

/** Proposes and releases readings, and lets every juror make their open sheets final. */
async function read({ coordinator, jurors }: Cast, days: number): Promise<void> {
  goBack(days);
  const { data } = await callAs(coordinator, 'proposeAssignments');
  if (data.proposedAt === null) return;
  const dueOn = toDay(new Date(now().getTime() + 7 * DAY_MS));
  await callAs(coordinator, 'releaseAssignments', { proposedAt: data.proposedAt, dueOn });
  for (const [judge, juror] of jurors.entries()) {
    goBack(days - 1 - judge / 3);
    const { data: readings } = await callAs(juror, 'listReadings');
    for (const [index, { id, state }] of readings.entries()) {
      if (state === 'final') continue;
      const scoreOf = (criterion: number) =>
        4 + ((judge * 3 + index * 5 + criterion * 2 + id.charCodeAt(2)) % 5);
      const scores = Object.fromEntries(SEED.criteria.map(({ key }, criterion) => [key, scoreOf(criterion)]));
      const comments = { impact: 'أثر واضح، وتحتاج خطة القياس إلى تفصيل.' };
      await callAs(juror, 'makeFinal', { id, savedAt: '', scores, comments, confirmed: true });
    }
  }
}

/** Nine jurors, two with declared ties, and the readings with those that settle differences. */
async function judge(cast: Cast): Promise<void> {
  goBack(30);
  for (const [index, { subject }] of cast.jurors.entries())
    await callAs(cast.coordinator, 'saveJuror', {
      subject,
      version: 0,
      fields: [1 + (index % 6), 1 + ((index + 2) % 6)],
      languages: ['ar', 'en'],
      capacity: 20,
    });
  for (const [index, juror] of cast.jurors.slice(0, 2).entries())
    await callAs(juror, 'saveMyTies', {
      universities: [nameUniversity(index)],
      persons: [],
      mailDomains: [],
    });
  await read(cast, 28);
  await read(cast, 16);
}

/** The committee decides about the frozen ranking of each category. */
async function decide({ coordinator, administrator }: Cast): Promise<void> {
  goBack(8);
  const versionNow = async () => (await callAs(coordinator, 'listRanking')).data.version;
  await callAs(coordinator, 'freezeRanking', { to: 'frozen', version: 0 });
  await callAs(coordinator, 'saveCommittee', { version: await versionNow(), members: COMMITTEE });
  const votes = { present: COMMITTEE, recused: [], inFavour: 3, against: 0, abstained: 1 };
  for (const { id: category } of SEED.categories) {
    const { data } = await callAs(coordinator, 'listRanking', { category });
    for (const [place, { id }] of data.rows.slice(0, SHORTLISTED_PER_CATEGORY).entries())
      await callAs(coordinator, 'saveDecision', {
        ...votes,
        id,
        version: 0,
        outcome: place < WINNERS_PER_CATEGORY ? 'winner' : 'shortlisted',
        prize: place < WINNERS_PER_CATEGORY ? (SEED.prizes[place]?.place ?? null) : null,
        reason: 'أعلى المشاريع في فئته، وخطته قابلة للتطبيق في الموسم القادم.',
      });
  }
  await callAs(coordinator, 'proposeDecisions', { version: await versionNow(), to: 'proposed' });
  await callAs(administrator, 'confirmDecisions', { version: await versionNow(), to: 'confirmed' });
}

/** The results are released at their hour, and the winners agree to be named. */
async function release({ office, coordinator, researchers }: Cast, db: Database): Promise<void> {
  goBack(7);
  const versionNow = async () => (await callAs(coordinator, 'listRanking')).data.version;
  const day = toDay(new Date(now().getTime() + DAY_MS));
  await callAs(office, 'planRelease', { version: await versionNow(), release: { day, hour: 10 } });
  await callAs(coordinator, 'approveLetters', { version: await versionNow(), to: 'approved' });
  goBack(5);
  await releaseDueResults(db, now);
  await sendLetters(db);
  for (const [index, person] of researchers.entries()) {
    const { data } = await callAs(person, 'getMyRequest');
    if (data?.shownStage !== 'winner' || index % 6 === 5) continue;
    await callAs(person, 'setConsent', { edition: SEED_YEAR, kinds: ['name', 'university'] });
  }
}

/** Requests to the ministry, and ratings of pages. */
async function ask({ researchers, desk }: Cast): Promise<void> {
  const topics = ['inquiry', 'suggestion', 'thanks'] as const;
  for (const [index, person] of researchers.slice(10, 22).entries()) {
    goBack(12 - index);
    await callAs(person, 'addContactMessage', {
      topic: topics[index % topics.length],
      subject: 'استفسار عن خدمات الحجاج',
      message: 'أرجو إفادتي بطريقة الاستفادة من خدمة النقل بين المشاعر لكبار السن.',
      fullName: person.name,
      email: `visitor.${index}@example.com`,
      phone: `0501112${String(index).padStart(3, '0')}`,
    });
    const isUseful = index % 4 !== 3;
    await callAs(person, 'addRating', {
      PageURL: '/Haj/Duties',
      YesOrNo: isUseful ? 'yes' : 'no',
      AnswersIds: isUseful ? '1,2' : '7',
    });
  }
  goBack(1);
  await callAs(desk, 'listServiceRequests');
}

/** The steps of the year, each with its name for the output. */
export async function playYear(db: Database, say: (step: string) => void): Promise<Staff[]> {
  goBack(62);
  const cast = await hire(db);
  say('60 people register, 54 submit');
  await apply(cast);
  say('The office checks the applications');
  await check(cast);
  say('Nine jurors read');
  await judge(cast);
  say('The committee decides');
  await decide(cast);
  say('The results are released');
  await release(cast, db);
  say('Visitors write and rate pages');
  await ask(cast);
  goBack(0);
  await callAs(cast.office, 'copyEdition', { year: SEED_YEAR });
  return [cast.office, cast.coordinator, cast.administrator, cast.desk, ...cast.jurors];
}
