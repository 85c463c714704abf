import 'server-only';
import { EDITION_LISTS, SEED } from '@/lib/award/definition/edition';
import { QUOTA_GROUPS, QUOTA_OUTCOMES } from '@/lib/award/definition/judging-rules';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readNumber } from '@/lib/forms/no-javascript/read-posted';
import {
  PHASE_CONTROL,
  PRIZE_CONTROL,
  QUORUM_CONTROL,
  QUOTA_CONTROL,
  RULE_CONTROL,
  TEXT_CONTROL,
  WEIGHT_CONTROL,
} from './edition-controls';
import { EDITION_DESK_ENDPOINTS } from './edition-desk-endpoints';

const ATTACHE_PREFIX = 'attaches.';
const listPage = () => '/desk/editions';
const yearOf = ({ texts }: PostedFields) => (texts.get('year') ?? '').replace(/\D/g, '').slice(0, 4);
export const editionPage = (fields: PostedFields) => `/desk/editions/${yearOf(fields)}`;

/** Redirects to the part of the texts that was changed. */
const textsPage = (fields: PostedFields) => {
  const part = fields.texts.get('part') ?? '';
  const language = fields.texts.get('locale') ?? '';
  return `${editionPage(fields)}?${new URLSearchParams({ part, language })}`;
};

export const readYear = (fields: PostedFields) => ({ year: Number(yearOf(fields)) });

/** A number that may be left out. */
const readOptional = (text: string | null) => ((text ?? '').trim() === '' ? null : readNumber(text));

/** A new country; its coordinates and its attaché are asked for only with a name. */
function readCountry(texts: URLSearchParams) {
  const name = (texts.get('added.countries.name') ?? '').trim();
  if (name === '') return undefined;
  return {
    name,
    attache: texts.get('added.countries.attache') ?? '',
    latitude: readNumber(texts.get('added.countries.latitude')),
    longitude: readNumber(texts.get('added.countries.longitude')),
  };
}

/** The attachés that are chosen, by the id of their country. */
const readAttaches = (texts: URLSearchParams) =>
  Object.fromEntries(
    [...texts]
      .filter(([name, key]) => name.startsWith(ATTACHE_PREFIX) && key !== '')
      .map(([name, key]) => [name.slice(ATTACHE_PREFIX.length), key]),
  );

/** The prizes of the form, the last one of which is new; one whose amount is emptied is left out. */
function readPrizes(texts: URLSearchParams) {
  const prizes = [];
  for (let index = 0; texts.has(PRIZE_CONTROL(index, 'place')); index += 1) {
    const category = texts.get(PRIZE_CONTROL(index, 'category')) ?? '';
    prizes.push({
      place: texts.get(PRIZE_CONTROL(index, 'place')),
      category: category === '' ? null : Number(category),
      amount: readOptional(texts.get(PRIZE_CONTROL(index, 'amount'))),
    });
  }
  return prizes;
}

function readEdition(fields: PostedFields): PostedBody {
  const { texts } = fields;
  const named = ['fields', 'levels', 'categories'].flatMap((list) => {
    const text = (texts.get(`added.${list}`) ?? '').trim();
    return text === '' ? [] : [[list, text] as const];
  });
  return {
    body: {
      ...readYear(fields),
      version: readNumber(texts.get('version')),
      targetStudents: readNumber(texts.get('targetStudents')),
      phases: Object.fromEntries(
        SEED.phases.map(({ key }) => [
          key,
          {
            from: readGregorianDay(PHASE_CONTROL(key, 'from'), texts),
            to: readGregorianDay(PHASE_CONTROL(key, 'to'), texts),
          },
        ]),
      ),
      prizes: readPrizes(texts),
      offered: Object.fromEntries(
        EDITION_LISTS.map((list) => [list, texts.getAll(`offered.${list}`).map(Number)]),
      ),
      attaches: readAttaches(texts),
      added: { countries: readCountry(texts), ...Object.fromEntries(named) },
    },
  };
}

function readJudging(fields: PostedFields): PostedBody {
  const { texts } = fields;
  const weights = [...texts].filter(([name]) => name.startsWith(WEIGHT_CONTROL('')));
  const numbers = (['readings', 'spread', 'margin'] as const).map((rule) => [
    rule,
    readNumber(texts.get(RULE_CONTROL(rule))),
  ]);
  return {
    body: {
      ...readYear(fields),
      version: readNumber(texts.get('version')),
      weights: Object.fromEntries(
        weights.map(([name, text]) => [name.slice(WEIGHT_CONTROL('').length), readOptional(text)]),
      ),
      judging: {
        ...Object.fromEntries(numbers),
        isBlind: texts.has(RULE_CONTROL('isBlind')),
        mean: texts.get(RULE_CONTROL('mean')) ?? '',
      },
      deciding: {
        quorum: readNumber(texts.get(QUORUM_CONTROL)),
        quotas: Object.fromEntries(
          QUOTA_GROUPS.map((group) => [
            group,
            Object.fromEntries(
              QUOTA_OUTCOMES.map((outcome) => [
                outcome,
                readOptional(texts.get(QUOTA_CONTROL(group, outcome))),
              ]),
            ),
          ]),
        ),
      },
    },
  };
}

/** Redirects to the list that was changed. */
const listsPage = (fields: PostedFields) =>
  `${editionPage(fields)}?${new URLSearchParams({ list: fields.texts.get('list') ?? '' })}`;

function readListChange(fields: PostedFields): PostedBody {
  const { texts } = fields;
  const to = texts.get('to') ?? '';
  const change = to === 'add' ? { title: texts.get('title') ?? '' } : { key: texts.get('key') ?? '' };
  const list = texts.get('list') ?? '';
  return { body: { ...readYear(fields), version: readNumber(texts.get('version')), list, to, ...change } };
}

function readTexts(fields: PostedFields): PostedBody {
  const given = [...fields.texts].filter(([name]) => name.startsWith(TEXT_CONTROL('')));
  const texts = Object.fromEntries(given.map(([name, text]) => [name.slice(TEXT_CONTROL('').length), text]));
  return { body: { ...readYear(fields), locale: fields.texts.get('locale') ?? '', texts } };
}

const readProposal = (fields: PostedFields): PostedBody => {
  const isDraft = fields.texts.get('to') === 'draft';
  return {
    body: { ...readYear(fields), startsOn: isDraft ? null : readGregorianDay('startsOn', fields.texts) },
  };
};

const ofYear = (fields: PostedFields): PostedBody => ({ body: readYear(fields) });

/** The forms of the desk for editions, as plain posts. */
export const EDITION_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'edition-copy': {
    endpoint: EDITION_DESK_ENDPOINTS.copyEdition,
    read: ofYear,
    page: listPage,
    done: listPage,
  },
  'edition-save': {
    endpoint: EDITION_DESK_ENDPOINTS.saveEdition,
    read: readEdition,
    page: editionPage,
    done: editionPage,
  },
  'edition-judging': {
    endpoint: EDITION_DESK_ENDPOINTS.saveJudging,
    read: readJudging,
    page: editionPage,
    done: editionPage,
  },
  'edition-list': {
    endpoint: EDITION_DESK_ENDPOINTS.changeEditionList,
    read: readListChange,
    page: listsPage,
    done: listsPage,
  },
  'edition-texts': {
    endpoint: EDITION_DESK_ENDPOINTS.saveEditionTexts,
    read: readTexts,
    page: textsPage,
    done: textsPage,
  },
  'edition-propose': {
    endpoint: EDITION_DESK_ENDPOINTS.proposeEdition,
    read: readProposal,
    page: editionPage,
    done: editionPage,
  },
  'edition-confirm': {
    endpoint: EDITION_DESK_ENDPOINTS.confirmEdition,
    read: ofYear,
    page: editionPage,
    done: editionPage,
  },
  'edition-archive': {
    endpoint: EDITION_DESK_ENDPOINTS.archiveEdition,
    read: ofYear,
    page: editionPage,
    done: editionPage,
  },
};
