import { z } from 'zod';
import { now } from '@/lib/env/clock';
import { deriveSchema } from '@/lib/forms/rules/derive-schema';
import { describeQuestions } from '@/lib/forms/texts/describe-questions';
import { toDay } from '@/lib/i18n/format';
import { requestAnswer } from './answer-form';
import { followed } from './schemas';

const body = deriveSchema(requestAnswer, () => toDay(now()));

export const ANSWER_SCHEMAS = {
  answerServiceRequest: {
    summary: 'The answer of a sender to a question of the staff, with files',
    body,
    response: z.object({ data: followed }),
    describeBody: () => describeQuestions(requestAnswer, body),
  },
};
