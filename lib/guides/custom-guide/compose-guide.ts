import type { Messages } from '@/lib/i18n/catalog';
import { type Answers, QUESTIONS } from './guide-answers';

type Texts = Messages['customGuide'];

/** A line of the guide and the answers to which it applies; by default to all. */
interface Line {
  key: keyof Texts['items'];
  only?: (answers: Answers) => boolean;
}

const hasHady = ({ nusuk }: Answers) => nusuk !== 'ifrad';
const isTamattu = ({ nusuk }: Answers) => nusuk === 'tamattu';
const keepsIhram = ({ nusuk }: Answers) => nusuk !== 'tamattu';
const isMan = ({ sex }: Answers) => sex === 'man';
const isWoman = ({ sex }: Answers) => sex === 'woman';
const isInside = ({ from }: Answers) => from === 'inside';
const isAbroad = ({ from }: Answers) => from === 'abroad';
const fliesIn = ({ by }: Answers) => by === 'air';
const drivesIn = ({ by }: Answers) => by === 'land';

/**
 * In the order of the journey. The rulings are those of common guides in the Kingdom; schools that differ are named
 * (CONTENT-10).
 */
const GUIDE: readonly { key: keyof Texts['sections']; lines: readonly Line[] }[] = [
  {
    key: 'prepare',
    lines: [
      { key: 'permitInside', only: isInside },
      { key: 'permitAbroad', only: isAbroad },
      { key: 'health' },
      { key: 'card' },
      { key: 'packMan', only: isMan },
      { key: 'packWoman', only: isWoman },
      { key: 'company', only: isWoman },
      { key: 'packAir', only: fliesIn },
      { key: 'packLand', only: drivesIn },
      { key: 'hadyPlan', only: hasHady },
    ],
  },
  {
    key: 'ihram',
    lines: [
      { key: 'bath' },
      { key: 'clothesMan', only: isMan },
      { key: 'clothesWoman', only: isWoman },
      { key: 'mensesIhram', only: isWoman },
      { key: 'miqatAir', only: fliesIn },
      { key: 'miqatLand', only: drivesIn },
      { key: 'miqatInside', only: isInside },
      { key: 'intentTamattu', only: isTamattu },
      { key: 'intentQiran', only: ({ nusuk }) => nusuk === 'qiran' },
      { key: 'intentIfrad', only: ({ nusuk }) => nusuk === 'ifrad' },
      { key: 'talbiyahMan', only: isMan },
      { key: 'talbiyahWoman', only: isWoman },
    ],
  },
  {
    key: 'arrival',
    lines: [
      { key: 'umrah', only: isTamattu },
      { key: 'qudum', only: keepsIhram },
      { key: 'pace', only: isMan },
      { key: 'earlySai', only: keepsIhram },
      { key: 'crowd' },
    ],
  },
  { key: 'tarwiyah', lines: [{ key: 'ihramAgain', only: isTamattu }, { key: 'toMina' }] },
  { key: 'arafah', lines: [{ key: 'toArafah' }, { key: 'standing' }, { key: 'toMuzdalifah' }] },
  {
    key: 'nahr',
    lines: [
      { key: 'aqabah' },
      { key: 'hady', only: hasHady },
      { key: 'noHady', only: ({ nusuk }) => nusuk === 'ifrad' },
      { key: 'shave', only: isMan },
      { key: 'trim', only: isWoman },
      { key: 'ifadah' },
      { key: 'saiDue', only: isTamattu },
      { key: 'saiUnlessDone', only: keepsIhram },
      { key: 'mensesIfadah', only: isWoman },
      { key: 'order' },
    ],
  },
  { key: 'tashriq', lines: [{ key: 'nights' }, { key: 'stoning' }, { key: 'leave' }] },
  { key: 'farewell', lines: [{ key: 'wada' }, { key: 'mensesWada', only: isWoman }, { key: 'check' }] },
];

export interface GuideSection {
  /** Its title is in the namespace `customGuide` under `sections`. */
  key: keyof Texts['sections'];
  items: string[];
}

/** The guide for one pilgrim: the lines that apply, in the order of the journey. */
export function composeGuide(answers: Answers): GuideSection[] {
  return GUIDE.map(({ key, lines }) => ({
    key,
    items: lines.filter(({ only }) => only?.(answers) ?? true).map((line) => line.key),
  }));
}

/** The lines that apply to this rite and origin regardless of the other answers, but not to all pilgrims. */
export function listOwnLines(
  section: GuideSection['key'],
  { nusuk, from }: Pick<Answers, 'nusuk' | 'from'>,
): string[] {
  const lines = GUIDE.find(({ key }) => key === section)?.lines ?? [];
  const travellers = QUESTIONS.sex.flatMap((sex) => QUESTIONS.by.map((by) => ({ nusuk, from, sex, by })));
  return lines.filter(({ only }) => only && travellers.every(only)).map(({ key }) => key);
}
