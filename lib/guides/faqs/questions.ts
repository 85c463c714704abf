import type { RouteKey } from '@/lib/routing/table';

/** The topics of the questions, in the order of the page. */
export const CATEGORIES = [
  'hajj',
  'umrah',
  'permits',
  'card',
  'health',
  'cities',
  'portal',
  'award',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The questions by topic; their texts are in the namespace `faqs` under `items`. */
export const QUESTIONS = [
  { key: 'types', category: 'hajj', route: 'haj' },
  { key: 'days', category: 'hajj', route: 'haj' },
  { key: 'lateArafah', category: 'hajj', route: 'hajDuties' },
  { key: 'missedDuty', category: 'hajj', route: 'hajDuties' },
  { key: 'leaveEarly', category: 'hajj', route: 'haj' },
  { key: 'menses', category: 'hajj', route: 'hajDuties' },
  { key: 'childHajj', category: 'hajj', route: 'hajConditions' },
  { key: 'umrahSteps', category: 'umrah', route: 'umrah' },
  { key: 'umrahTime', category: 'umrah', route: 'umrah' },
  { key: 'airMiqat', category: 'umrah', route: 'hajTimers' },
  { key: 'makkahResident', category: 'umrah', route: 'umrah' },
  { key: 'lapDoubt', category: 'umrah', route: 'umrah' },
  { key: 'permitNeeded', category: 'permits', route: 'hajConditions' },
  { key: 'permitSource', category: 'permits', route: 'hajConditions' },
  { key: 'permitInside', category: 'permits' },
  { key: 'permitAbroad', category: 'permits' },
  { key: 'umrahPermit', category: 'permits', route: 'umrahRemember' },
  { key: 'cardWhat', category: 'card' },
  { key: 'cardCarry', category: 'card' },
  { key: 'cardLost', category: 'card' },
  { key: 'cardDigital', category: 'card' },
  { key: 'cardRating', category: 'card' },
  { key: 'healthNeeds', category: 'health', route: 'visitors' },
  { key: 'healthMedicine', category: 'health', route: 'hajRemember' },
  { key: 'healthHeat', category: 'health', route: 'hajRemember' },
  { key: 'lostWay', category: 'health', route: 'hajRemember' },
  { key: 'wheelchair', category: 'health', route: 'hajRemember' },
  { key: 'madinahPart', category: 'cities', route: 'citiesMadinah' },
  { key: 'photos', category: 'cities', route: 'cities' },
  { key: 'languages', category: 'portal' },
  { key: 'slowPhone', category: 'portal' },
  { key: 'privacy', category: 'portal', route: 'terms' },
  { key: 'access', category: 'portal' },
  { key: 'awardWho', category: 'award', route: 'researchers' },
  { key: 'awardFiles', category: 'award', route: 'submission' },
  { key: 'awardDraft', category: 'award', route: 'registration' },
] as const satisfies readonly { key: string; category: Category; route?: RouteKey }[];

export type QuestionKey = (typeof QUESTIONS)[number]['key'];

export interface Question {
  key: QuestionKey;
  category: Category;
  route?: RouteKey;
  question: string;
  answer: string;
}
