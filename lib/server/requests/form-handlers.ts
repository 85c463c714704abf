import 'server-only';
import type { FORM_ENDPOINTS } from '@/lib/requests/form-schemas';
import { FORMS, type FormId } from '@/lib/requests/forms';
import { receiveService } from '@/lib/server/forms/receive-form';
import type { Check } from '@/lib/server/forms/store-request';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { isUsed, NUMBER_FIELDS } from '@/lib/server/requests/creatives/handlers';
import { addOperatorSurvey } from './insight/receive-survey';

/** A commercial registration or licence may have one open application at a time. */
const checkNumbers: Check = async (data, db) => {
  const errors: Record<string, string> = {};
  for (const name of NUMBER_FIELDS) {
    const number = data[name];
    if (typeof number === 'string' && (await isUsed(db, { name, number }))) errors[name] = 'used';
  }
  return errors;
};

const FORM_CHECKS: Partial<Record<FormId, Check>> = { creatives: checkNumbers };

/** `lib/server/suppliers` handles this form, because it checks renewals. */
const ELSEWHERE = 'createSupplier';

export const FORM_HANDLERS = {
  ...(Object.fromEntries(
    FORMS.filter(({ endpoint }) => endpoint.id !== ELSEWHERE).map((form) => [
      form.endpoint.id,
      receiveService(form, FORM_CHECKS[form.id]),
    ]),
  ) as Record<Exclude<keyof typeof FORM_ENDPOINTS, typeof ELSEWHERE>, ApiHandler>),
  addOperatorSurvey,
};
