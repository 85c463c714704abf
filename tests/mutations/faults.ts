/**
 * One deliberate fault: a code location in the portal, its replacement, and the test files of `npm test` that
 * must fail.
 */
export interface Fault {
  about: string;
  file: string;
  from: string;
  to: string;
  tests: readonly string[];
}

const RULES: readonly Fault[] = [
  {
    about: 'a window ends an instant too early',
    file: 'lib/award/rules/windows.ts',
    from: 'now.getTime() <= span.to',
    to: 'now.getTime() < span.to',
    tests: ['lib/award/rules/windows.test.ts'],
  },
  {
    about: "times without an offset are taken as UTC, not as Riyadh's",
    file: 'lib/award/rules/windows.ts',
    from: "const RIYADH = '+03:00';",
    to: "const RIYADH = 'Z';",
    tests: ['lib/award/rules/windows.test.ts'],
  },
  {
    about: 'a completed request opens a form again',
    file: 'lib/award/rules/decide-opening.ts',
    from: 'request?.scholarshipRequestStatus === REQUEST_STATUS.Completed',
    to: 'request?.scholarshipRequestStatus === REQUEST_STATUS.FirstStageSubmited',
    tests: ['lib/award/rules/decide-opening.test.ts'],
  },
  {
    about: 'a text may be longer than its limit',
    file: 'lib/forms/rules/derive-schema.ts',
    from: "    .max(maxLength, 'tooLong')\n",
    to: '',
    tests: ['lib/forms/rules/derive-schema.test.ts'],
  },
  {
    about: 'digits of other scripts are dropped',
    file: 'lib/forms/rules/digits-only.ts',
    from: "return toLatinDigits(text).replace(/[^\\d.,]/g, '');",
    to: "return text.replace(/[^\\d.,]/g, '');",
    tests: ['lib/forms/rules/digits-only.test.ts'],
  },
  {
    about: 'the sender may answer a request',
    file: 'lib/forms/definition/transitions.ts',
    from: 'received: { underReview: STAFF, moreInformationRequested: STAFF, answered: STAFF, closed: EITHER }',
    to: 'received: { underReview: STAFF, moreInformationRequested: STAFF, answered: EITHER, closed: EITHER }',
    tests: ['lib/forms/definition/transitions.test.ts'],
  },
  {
    about: 'a question of the staff needs no note',
    file: 'lib/forms/definition/transitions.ts',
    from: "return to === 'moreInformationRequested' || (to === 'underReview' && actor === 'sender');",
    to: "return to === 'underReview' && actor === 'sender';",
    tests: ['lib/forms/definition/transitions.test.ts'],
  },
  {
    about: 'search distinguishes Arabic forms of a letter',
    file: 'lib/search/fold-text.ts',
    from: "[/[ىیېے]/g, 'ي'],",
    to: '',
    tests: ['lib/search/fold-text.test.ts'],
  },
  {
    about: 'a log line repeats what a message quotes',
    file: 'lib/monitoring/scrub.ts',
    from: "'[quoted]'],",
    to: "'$&'],",
    tests: ['lib/monitoring/scrub.test.ts'],
  },
];

const SESSIONS: readonly Fault[] = [
  {
    about: 'an idle session lasts half an hour',
    file: 'lib/auth/rules/session-rules.ts',
    from: 'IDLE_LIMIT_MS = 20 * MINUTE_MS',
    to: 'IDLE_LIMIT_MS = 30 * MINUTE_MS',
    tests: ['lib/auth/rules/session-rules.test.ts'],
  },
  {
    about: 'a session outlasts its token',
    file: 'lib/auth/rules/session-rules.ts',
    from: 'new Date(Math.min(now.getTime() + ABSOLUTE_LIMIT_MS, end))',
    to: 'new Date(now.getTime() + ABSOLUTE_LIMIT_MS)',
    tests: ['lib/auth/rules/session-rules.test.ts'],
  },
  {
    about: 'a token without the flag signs a person on',
    file: 'lib/auth/rules/authenticated-claim.ts',
    from: "if (!isExternal) return claims.authenticated === true ? 'accepted' : 'claimNotTrue';",
    to: "if (!isExternal) return 'accepted';",
    tests: ['lib/auth/rules/session-rules.test.ts'],
  },
  {
    about: 'the last warning offers to stay',
    file: 'lib/auth/rules/session-phase.ts',
    from: "ends.idleEnd < ends.absoluteEnd ? 'warning' : 'last'",
    to: "'warning'",
    tests: ['lib/auth/rules/session-phase.test.ts'],
  },
  {
    about: 'the callback of a sign-on opens more than one session',
    file: 'lib/auth/sign-on/used-states.ts',
    from: 'return Number(inserted.numInsertedOrUpdatedRows) === 1;',
    to: 'return Number(inserted.numInsertedOrUpdatedRows) <= 1;',
    tests: ['tests/integration/auth/used-states.test.ts'],
  },
];

const HANDLERS: readonly Fault[] = [
  {
    about: 'a stored file is given to anyone who is signed in',
    file: 'lib/server/award/download-submission-handler.ts',
    from: "if (file?.owner !== c.get('caller').subject)",
    to: 'if (!file)',
    tests: ['tests/integration/award/submission.test.ts', 'tests/attack/handed-out-files.test.ts'],
  },
  {
    about: 'a form is accepted outside of its window',
    file: 'lib/server/award/requests.ts',
    from: '  if (refusal)\n',
    to: "  if (refusal && form !== 'register' && form !== 'submit')\n",
    tests: ['tests/integration/award'],
  },
  {
    about: 'a changed registration keeps its version',
    file: 'lib/server/award/store-registration.ts',
    from: 'const version = request.version + 1;',
    to: 'const version = request.version;',
    tests: ['tests/integration/award/registration.test.ts'],
  },
  {
    about: 'a registration is acknowledged without a receipt by mail',
    file: 'lib/server/award/store-registration.ts',
    from: "    await enqueueReceipt(tx, { name: 'registration', request: row, locale, at });\n",
    to: '',
    tests: ['tests/integration/mail/mail.test.ts'],
  },
  {
    about: 'a file that waits for the scanner counts as clean',
    file: 'lib/server/award/held-submission.ts',
    from: ".where('submission.request_id', '=', requestId)\n    .where('file.scan_state', '=', 'waiting')",
    to: ".where('submission.request_id', '=', requestId)\n    .where('file.scan_state', '=', 'infected')",
    tests: ['tests/integration/files/virus-scan.test.ts'],
  },
  {
    about: 'a drawn number that is taken ends in an error',
    file: 'lib/server/forms/store-once.ts',
    from: 'if (draw === DRAWS || !isUniqueViolation(error)) throw error;',
    to: 'throw error;',
    tests: ['tests/integration/award/drawn-number.test.ts'],
  },
  {
    about: 'a code of a check page may be used at once',
    file: 'lib/server/http/check-codes.ts',
    from: 'const USABLE_AFTER_MS = 3000;',
    to: 'const USABLE_AFTER_MS = 0;',
    tests: ['tests/integration/forms/no-javascript.test.ts'],
  },
];

const PERMISSIONS: readonly Fault[] = [
  {
    about: 'every role may do everything',
    file: 'lib/server/admin/staff/find-roles.ts',
    from: 'if (!wanted.some((role) => mayAct(own, role)))',
    to: 'if (own.length === 0)',
    tests: ['tests/integration/admin/permissions.test.ts'],
  },
  {
    about: 'an administrator is refused',
    file: 'lib/api/contract/roles.ts',
    from: "roles.includes(wanted) || roles.includes('administrator')",
    to: 'roles.includes(wanted)',
    tests: ['tests/integration/admin/permissions.test.ts'],
  },
  {
    about: 'staff named in the settings has no role',
    file: 'lib/server/admin/staff/find-roles.ts',
    from: '...(listConfiguredStaff().get(subject) ?? [])',
    to: '',
    tests: ['tests/integration/admin'],
  },
];

const CACHING: readonly Fault[] = [
  {
    about: 'a page that sets a cookie is kept for everyone',
    file: 'lib/front-server/store/lifetime.ts',
    from: "if (!/\\bpublic\\b/.test(control) || headers['set-cookie']) return null;",
    to: 'if (!/\\bpublic\\b/.test(control)) return null;',
    tests: ['lib/front-server/store/lifetime.test.ts'],
  },
  {
    about: 'a page that is not public is kept for everyone',
    file: 'lib/front-server/store/lifetime.ts',
    from: "if (!/\\bpublic\\b/.test(control) || headers['set-cookie']) return null;",
    to: "if (headers['set-cookie']) return null;",
    tests: ['lib/front-server/store/lifetime.test.ts'],
  },
  {
    about: "the award's page does not follow its windows",
    file: 'lib/award/server-side/queries.ts',
    from: "  recordTags('windows');\n",
    to: '',
    tests: ['tests/integration/pages/recorded-tags.test.ts'],
  },
];

const COMPONENTS: readonly Fault[] = [
  {
    about: 'a toast closes under the pointer',
    file: 'components/ui/use-toast-timer.ts',
    from: 'running && !hovered && !focused && !hidden',
    to: 'running && !focused && !hidden',
    tests: ['components/ui/toast.test.tsx'],
  },
  {
    about: 'the focus is lost when a file is removed',
    file: 'components/forms/uploader/use-chosen-files.ts',
    from: '  next?.focus();\n',
    to: '',
    tests: ['components/forms/uploader/uploader.test.tsx'],
  },
  {
    about: 'a link to another language leaves the page',
    file: 'components/layout/language-links.tsx',
    from: '{path}`}',
    to: "{''}`}",
    tests: ['components/layout/language-links.test.tsx'],
  },
  {
    about: 'Save looks ready while an answer is missing',
    file: 'components/award/submission/submission-form.tsx',
    from: 'aria-disabled={!isSubmittable(values) || isSubmitting}',
    to: 'aria-disabled={isSubmitting}',
    tests: ['components/award/submission/submission-form.test.tsx'],
  },
];

export const FAULTS: readonly Fault[] = [
  ...RULES,
  ...SESSIONS,
  ...HANDLERS,
  ...PERMISSIONS,
  ...CACHING,
  ...COMPONENTS,
];
