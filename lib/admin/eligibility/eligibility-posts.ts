import 'server-only';
import { ELIGIBILITY_RULES } from '@/lib/award/definition/eligibility';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readTarget } from '@/lib/forms/no-javascript/read-posted';
import { REASON_CONTROL } from './eligibility-controls';
import { ELIGIBILITY_ENDPOINTS } from './eligibility-endpoints';

const listPage = () => '/desk/eligibility';
const checkPage = ({ texts }: PostedFields) =>
  `/desk/eligibility/${(texts.get('id') ?? '').replace(/[^\da-f-]/gi, '')}`;

function readCheck(fields: PostedFields): PostedBody {
  const { texts } = fields;
  const reasons = ELIGIBILITY_RULES.flatMap((rule) => {
    const reason = (texts.get(REASON_CONTROL(rule)) ?? '').trim();
    return reason === '' ? [] : [[rule, reason] as const];
  });
  const category = texts.get('category');
  return {
    body: {
      ...readTarget(fields),
      decision: texts.get('decision') ?? '',
      category: category ? Number(category) : null,
      unmet: texts.getAll('unmet'),
      reasons: Object.fromEntries(reasons),
      supervisor: (texts.get('supervisor') ?? '').trim(),
    },
  };
}

/** The forms of the eligibility check, as plain posts; after a check the list shows the next one. */
export const ELIGIBILITY_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'eligibility-check': {
    endpoint: ELIGIBILITY_ENDPOINTS.saveCheck,
    read: readCheck,
    page: checkPage,
    done: listPage,
  },
  'eligibility-refusal': {
    endpoint: ELIGIBILITY_ENDPOINTS.confirmRefusal,
    read: (fields) => ({ body: { ...readTarget(fields), to: fields.texts.get('to') ?? '' } }),
    page: checkPage,
    done: listPage,
  },
};
