import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { readListFields, toListAddress } from '@/lib/requests/list-parameters';
import { EXCEPTION_ENDPOINTS } from './endpoints';
import { EXCEPTION_PARAMETERS } from './schemas';

/** The pages of the lists on which the form is. */
const exceptionsPage = (fields: PostedFields) =>
  toListAddress('/desk/exceptions', readListFields(fields, EXCEPTION_PARAMETERS));
/** The page of the application on which the form is. */
const applicationPage = ({ texts }: PostedFields) => {
  const part = texts.get('page') === 'judging' ? 'judging' : 'eligibility';
  return `/desk/${part}/${(texts.get('id') ?? '').replace(/[^\da-f-]/gi, '')}`;
};

function readPermit(fields: PostedFields): PostedBody {
  const kind = readText(fields, 'kind');
  const person =
    kind === 'register'
      ? { nationalId: readText(fields, 'nationalId') }
      : { referenceNumber: readText(fields, 'referenceNumber') };
  return {
    body: {
      kind,
      ...person,
      until: { day: readGregorianDay('day', fields.texts), hour: Number(fields.texts.get('hour')) },
      reason: readText(fields, 'reason'),
    },
  };
}

const readConfirmation = (fields: PostedFields): PostedBody => ({
  body: { id: readText(fields, 'id'), to: readText(fields, 'to') },
});

/** The forms of disqualifications and permits, as plain posts. */
export const EXCEPTION_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'disqualification-propose': {
    endpoint: EXCEPTION_ENDPOINTS.proposeDisqualification,
    read: (fields) => ({ body: { ...readTarget(fields), reason: readText(fields, 'reason') } }),
    page: applicationPage,
    done: applicationPage,
  },
  'disqualification-confirm': {
    endpoint: EXCEPTION_ENDPOINTS.confirmDisqualification,
    read: readConfirmation,
    page: exceptionsPage,
    done: exceptionsPage,
  },
  'permit-propose': {
    endpoint: EXCEPTION_ENDPOINTS.proposePermit,
    read: readPermit,
    page: exceptionsPage,
    done: exceptionsPage,
  },
  'permit-confirm': {
    endpoint: EXCEPTION_ENDPOINTS.confirmPermit,
    read: readConfirmation,
    page: exceptionsPage,
    done: exceptionsPage,
  },
  'permit-end': {
    endpoint: EXCEPTION_ENDPOINTS.endPermit,
    read: (fields) => ({ body: { id: readText(fields, 'id'), reason: readText(fields, 'reason') } }),
    page: exceptionsPage,
    done: exceptionsPage,
  },
};
