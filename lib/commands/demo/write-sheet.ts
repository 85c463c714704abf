import 'server-only';
import { SEED } from '@/lib/award/definition/edition';
import { COMMENTS } from './comments';
import { MOST_RESEARCHERS, type Staff } from './people';
import { describeProject } from './projects';

/** Points that a juror adds to each score: jurors differ in severity, which the adjusted mean allows for. */
const LENIENCY = [-0.6, 0.4, 0, 0.8, -1, 0.2, 0.1, 0.5, -0.4];
/** Points by which a juror now and then scores a project below the others, so that a third reading is needed. */
const DISSENT = 3;

/** The projects by title: jurors see no more of an application in their list. */
const PROJECT_BY_TITLE = new Map(
  Array.from({ length: MOST_RESEARCHERS }, (_, index) =>
    (['ar', 'en'] as const).map((language) => [describeProject(index, language).title, index] as const),
  ).flat(),
);

/** A number from 0 to 4 that looks drawn and is the same in each run. */
const draw = (...parts: number[]) =>
  parts.reduce((hash, part) => (hash * 31 + part * 17 + 7) % 10_007, 1) % 5;

/** How good a project is, 5 to 9; the first researcher, a test person of the sign-on page, has the best one. */
const qualityOf = (project: number) => 5 + (((project * 17 + 22) % 23) / 22) * 4;

/**
 * The scores of a juror for a project, with comments in the juror's language: where a score needs one, and about one
 * criterion more.
 */
export function writeSheet(juror: Staff, judge: number, round: number, title: string) {
  const project = PROJECT_BY_TITLE.get(title) ?? title.length;
  const differs = round === 1 && (project + judge) % 7 === 3 ? DISSENT : 0;
  const scores: Record<string, number> = {};
  const comments: Record<string, string> = {};
  for (const [criterion, { key }] of SEED.criteria.entries()) {
    const noise = draw(judge, project, criterion) / 2 - 1;
    const score = Math.round(qualityOf(project) + (LENIENCY[judge] ?? 0) + noise - differs);
    scores[key] = Math.min(10, Math.max(3, score));
    const isExtreme = scores[key] <= 3 || scores[key] >= 9;
    if (!isExtreme && criterion !== project % SEED.criteria.length) continue;
    const band = scores[key] <= 4 ? 'low' : scores[key] <= 7 ? 'middle' : 'high';
    const [arabic, english] = COMMENTS[key]?.[band] ?? ['', ''];
    comments[key] = juror.locale === 'ar' ? arabic : english;
  }
  return { scores, comments };
}
