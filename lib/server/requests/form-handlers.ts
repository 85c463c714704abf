import 'server-only';
import { FORMS, type FormEndpointId } from '@/lib/requests/forms';
import { receiveService } from '@/lib/server/forms/receive-form';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { FORM_CHECKS } from './form-checks';

/** The handler of each form's call, made from its definition. */
export const FORM_HANDLERS = Object.fromEntries(
  FORMS.map((form) => [form.endpoint, receiveService(form, FORM_CHECKS[form.id])]),
) as Record<FormEndpointId, ApiHandler>;
