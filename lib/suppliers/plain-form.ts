import 'server-only';
import { now } from '@/lib/config/clock';
import { findFaults } from '@/lib/forms/find-faults';
import type { PlainForm } from '@/lib/forms/no-javascript/plain-form';
import { readAnswers, toPayload } from '@/lib/forms/payload';
import { toDay } from '@/lib/i18n/format';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';

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
