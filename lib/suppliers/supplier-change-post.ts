import 'server-only';
import { now } from '@/lib/env/clock';
import type { NoJavaScriptForm } from '@/lib/forms/no-javascript/no-javascript-form';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { readAnswers, toPayload } from '@/lib/forms/rules/payload';
import { toDay } from '@/lib/i18n/format';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';

const PAGE = `/Suppliers#${supplierChange.anchor}`;

export const supplierChangeForm: NoJavaScriptForm = {
  endpoint: supplierChange.endpoint,
  read({ texts }) {
    const answers = readAnswers(supplierChange, texts);
    const errors = findErrors(supplierChange, answers, toDay(now()));
    return Object.keys(errors).length > 0 ? { errors } : { body: toPayload(supplierChange, answers) };
  },
  page: () => PAGE,
  done: () => PAGE,
};
