/** Requirements: MAIL-01, REQUEST-10 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/support/i18n/messages';
import { renderMail } from './render-mail';

const DATA = {
  referenceNumber: 'CT-1',
  service: 'Contact',
  at: '2031-03-02T06:00:00.000Z',
  path: '/en/requests',
};

test.each(LOCALE_CODES)('%s: the subject says what has become of the request', async (locale) => {
  const { states, changed } = messagesOf(locale, 'mail');
  const asked = await renderMail({
    kind: 'changed',
    locale,
    data: { ...DATA, status: 'moreInformationRequested' },
  });
  const say = (subject: string) => subject.replace('{referenceNumber}', 'CT-1');
  expect(asked.subject).toBe(say(states.moreInformationRequested.subject));
  const subjects = Object.values(states).map(({ subject }) => subject);
  expect(new Set([...subjects, changed.subject]).size).toBe(subjects.length + 1);
  // A mail that the previous build has queued, or one about a supplier, names no state.
  expect((await renderMail({ kind: 'changed', locale, data: DATA })).subject).toBe(say(changed.subject));
});
