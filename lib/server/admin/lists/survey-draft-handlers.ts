import 'server-only';
import type { z } from 'zod';
import { isComplete, listEnded, listEndedOptions, moveOne } from '@/lib/admin/lists/arrange';
import type { DESK_SURVEY_ENDPOINTS } from '@/lib/admin/lists/survey-draft-endpoints';
import {
  arrangeBody,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  publishBody,
  saveOptionBody,
  saveQuestionBody,
} from '@/lib/admin/lists/survey-draft-schemas';
import { nextKey } from '@/lib/choice-lists/choice-lists';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import type { StoredQuestion } from '@/lib/survey/survey-version';
import { checkLabels, refuseFull } from '../check-labels';
import { changeDraft, isSame, readDraft } from './survey-draft';

/** Desk/GetSurveyDraft */
const getSurveyDraft: ApiHandler = async (c) => {
  const { versions, version, revision, questions } = await readDraft(await openDatabase());
  return c.json({
    data: {
      version,
      revision,
      publishedAt: versions[0].publishedAt,
      isChanged: !isSame(questions, versions[0].questions),
      questions,
      ended: listEnded(versions, questions),
      endedOptions: questions.map((question) => ({
        question: question.name,
        options: listEndedOptions(versions, question),
      })),
    },
  });
};

function findIndex<Entry>(list: readonly Entry[], isIt: (entry: Entry) => boolean): number {
  const index = list.findIndex(isIt);
  if (index < 0) throw new RequestError(404, 'notFound');
  return index;
}

/** Desk/SaveSurveyQuestion. A new question gets a name that no version has had. @throws RequestError 404, 409, 422 */
const saveSurveyQuestion: ApiHandler = async (c) => {
  const given = await readJson(c.req.raw, saveQuestionBody);
  const { name, kind, required, texts, hints } = given;
  return changeDraft(c, given, ({ questions, versions }) => {
    checkLabels(
      texts,
      questions.filter((question) => question.name !== name),
      hints,
    );
    if (name !== undefined) {
      const at = findIndex(questions, (question) => question.name === name);
      return questions.map((question, index) =>
        index === at ? { ...question, required, texts, hints } : question,
      );
    }
    if (kind === undefined) throw new RequestError(422, 'validation', { fields: { kind: 'required' } });
    refuseFull(questions.length, MAX_QUESTIONS);
    const names = [...questions, ...listEnded(versions, questions)].map((question) => question.name);
    return [...questions, { name: nextKey(names, 'question'), kind, required, texts, hints, options: [] }];
  });
};

/** Changes one question of the draft. @throws RequestError 404 */
function changeQuestion(
  questions: readonly StoredQuestion[],
  name: string,
  change: (question: StoredQuestion) => StoredQuestion,
): StoredQuestion[] {
  const at = findIndex(questions, (question) => question.name === name);
  return questions.map((question, index) => (index === at ? change(question) : question));
}

/**
 * Desk/SaveSurveyOption. A new choice gets a key that its question has never had.
 * @throws RequestError 404, 409, 422
 */
const saveSurveyOption: ApiHandler = async (c) => {
  const given = await readJson(c.req.raw, saveOptionBody);
  const { key, texts } = given;
  return changeDraft(c, given, ({ questions, versions }) =>
    changeQuestion(questions, given.question, (question) => {
      const { kind, options } = question;
      if (kind === 'textarea') throw new RequestError(404, 'notFound');
      checkLabels(
        texts,
        options.filter((option) => option.key !== key),
      );
      if (key !== undefined) {
        const at = findIndex(options, (option) => option.key === key);
        return {
          ...question,
          options: options.map((option, index) => (index === at ? { key, texts } : option)),
        };
      }
      refuseFull(options.length, MAX_OPTIONS);
      const keys = [...options, ...listEndedOptions(versions, question)].map((option) => option.key);
      return { ...question, options: [...options, { key: nextKey(keys), texts }] };
    }),
  );
};

type Arrangement = z.output<typeof arrangeBody>['to'];

/**
 * @param ended entries that may be offered again
 * @param max entries of the list
 * @throws RequestError 404, 409 `listFull`
 */
function arrange<Entry>(
  list: readonly Entry[],
  {
    to,
    ended,
    isIt,
    max,
  }: {
    to: Arrangement;
    ended: readonly Entry[];
    isIt(entry: Entry): boolean;
    max: number;
  },
): Entry[] {
  if (to === 'again') {
    refuseFull(list.length, max);
    return [...list, ...ended.slice(findIndex(ended, isIt)).slice(0, 1)];
  }
  const at = findIndex(list, isIt);
  return to === 'end' ? list.toSpliced(at, 1) : moveOne(list, at, to);
}

/** Desk/ArrangeSurvey. @throws RequestError 404, 409 */
const arrangeSurvey: ApiHandler = async (c) => {
  const given = await readJson(c.req.raw, arrangeBody);
  const { question: name, key, to } = given;
  return changeDraft(c, given, ({ questions, versions }) => {
    if (key === undefined)
      return arrange(questions, {
        to,
        ended: listEnded(versions, questions),
        isIt: (question) => question.name === name,
        max: MAX_QUESTIONS,
      });
    return changeQuestion(questions, name, (question) => ({
      ...question,
      options: arrange(question.options, {
        to,
        ended: listEndedOptions(versions, question),
        isIt: (option) => option.key === key,
        max: MAX_OPTIONS,
      }),
    }));
  });
};

/** Desk/PublishSurvey. @throws RequestError 409 `listMoved`, `surveyIncomplete` */
const publishSurvey: ApiHandler = async (c) => {
  const { to, ...seen } = await readJson(c.req.raw, publishBody);
  if (to === 'discard') return changeDraft(c, seen, ({ versions }) => [...versions[0].questions]);
  return changeDraft(
    c,
    seen,
    ({ questions, versions }) => {
      if (isSame(questions, versions[0].questions) || !isComplete(questions))
        throw new RequestError(409, 'surveyIncomplete');
      return questions;
    },
    { isPublished: true },
  );
};

export const DESK_SURVEY_HANDLERS = {
  getSurveyDraft,
  saveSurveyQuestion,
  saveSurveyOption,
  arrangeSurvey,
  publishSurvey,
} satisfies Record<keyof typeof DESK_SURVEY_ENDPOINTS, ApiHandler>;
