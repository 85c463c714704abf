import 'server-only';
import { now } from '@/lib/clock';
import type { PlainForm } from '@/lib/gateway/forms/plain-form';
import { toDay } from '@/lib/i18n/format';
import { readAnswers } from '@/lib/services/answers';
import { supplierChange } from '@/lib/services/definitions/supplier-change';
import { findFaults } from '@/lib/services/find-faults';
import { toPayload } from '@/lib/services/payload';

const PAGE = `/Suppliers#${supplierChange.anchor}`;

/** The change of one's own registration as a plain post. */
export const supplierChangeForm: PlainForm = {
  endpoint: supplierChange.endpoint,
  read({ texts }) {
    const answers = readAnswers(supplierChange, texts);
    const faults = findFaults(supplierChange, answers, toDay(now()));
    return Object.keys(faults).length > 0 ? { faults } : { body: toPayload(supplierChange, answers) };
  },
  page: () => PAGE,
  done: () => PAGE,
};
