/** Requirements: SUB-04, SUB-07, SUB-08, SUB-10, SUB-14 */
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { AwardPageDataProvider } from '@/components/award/gate/award-page-data';
import { ApiFailure } from '@/lib/api/api-failure';
import type { AwardPageData } from '@/lib/award/browser/query-client';
import { submissionForm } from '@/lib/award/definition/submission';
import { openAnswers } from '@/lib/award/rules/open-answers';
import type { MyRequest } from '@/lib/award/schemas';
import { getDraftKey } from '@/lib/forms/browser/draft';
import { sendForm } from '@/lib/forms/browser/send-form';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import opening from '@/messages/en/opening.json';
import submit from '@/messages/en/submit.json';
import { SubmissionForm } from './submission-form';

jest.mock('@/lib/api/client', () => ({}));
jest.mock('@/lib/api/bot-check/sec-code', () => ({}));
jest.mock('@/lib/forms/browser/send-form', () => ({
  ...jest.requireActual('@/lib/forms/browser/send-form'),
  sendForm: jest.fn(),
}));
const send = jest.mocked(sendForm);
let texts: FormTexts;

beforeAll(async () => {
  texts = await loadFormTexts(submissionForm, 'en', '2026-02-01', {});
});

const person = { name: 'Sarah Alghamdi', subject: 'subject-1' };
const DRAFT = getDraftKey('submit', person.subject);
const stored = {
  scholarshipRequestStatus: 2,
  referenceNumber: 'AB23-CD45',
  projectRegisteration: {
    verifiedCorrectInformation: true,
    verifiedTermsAndConditions: true,
    verifiedOriginalResearch: true,
    verifiedPublishAndDevelopment: true,
    verifiedScholarshipParticipation: true,
    files: [{ id: 'a', attachmentType: 1, name: 'identity.pdf', size: 2048, url: '/gateway/files/a' }],
  },
} satisfies MyRequest['data'];

function show(request: MyRequest['data']) {
  const opened: AwardPageData = { state: dehydrate(new QueryClient()) };
  const pageData = Object.assign(opened, { readRequestAgain: jest.fn() });
  render(
    <NextIntlClientProvider locale="en" messages={{ opening, submit }} timeZone="Asia/Riyadh">
      <AwardPageDataProvider value={pageData}>
        <SubmissionForm
          request={request}
          answers={openAnswers('submit', request)}
          person={person}
          texts={texts}
          draft={null}
          identityDays={90}
        />
      </AwardPageDataProvider>
    </NextIntlClientProvider>,
  );
  return pageData;
}

const saveButton = () => screen.getByRole('button', { name: submit.actions.save });
const receipt = { referenceNumber: 'AB23-CD45', receivedAt: '2026-02-01T09:00:00.000Z' };

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.sessionStorage.clear();
  send.mockReset();
});

test('opens with the files and declarations of the request', () => {
  show(stored);
  expect(screen.getByRole('link', { name: /identity\.pdf/ })).toHaveAttribute('href', '/gateway/files/a');
  expect(screen.getByText('2 kB')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(saveButton()).toHaveAttribute('aria-disabled', 'false');
});

test('Save says that it cannot proceed while a declaration is missing, and sends nothing', async () => {
  show(stored);
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(saveButton());
  expect(send).not.toHaveBeenCalled();
});

test('shows the receipt and forgets the draft', async () => {
  send.mockResolvedValue(receipt);
  window.sessionStorage.setItem(DRAFT, '{"chosenNames":{}}');
  show(stored);
  await userEvent.click(saveButton());
  expect(await screen.findByText(submit.success.title)).toBeVisible();
  expect(screen.getByText('AB23-CD45')).toBeVisible();
  expect(window.sessionStorage.getItem(DRAFT)).toBeNull();
});

test('a refused call leaves a message with the reason and a retry that sends again', async () => {
  send.mockRejectedValueOnce(new ApiFailure(409, 'awardEnded', 'Registration has ended'));
  show(stored);
  await userEvent.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration has ended');
  send.mockResolvedValueOnce(receipt);
  await userEvent.click(screen.getByRole('button', { name: submit.failure.retry }));
  expect(await screen.findByText(submit.success.title)).toBeVisible();
  expect(send).toHaveBeenCalledTimes(2);
});

test('after a session ended nothing is sent for someone else, however often it is tried', async () => {
  const session = { signedIn: true, name: 'Someone Else' };
  const ask = jest.fn(async () => ({ ok: true, json: async () => session }));
  window.fetch = ask as never;
  send.mockRejectedValueOnce(new ApiFailure(401, 'sessionEnded', ''));
  show(stored);
  await userEvent.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(submit.failure.sessionTitle);
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: submit.failure.retry }));
    expect(await screen.findByText(submit.failure.otherPerson)).toBeVisible();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
  }
  expect(send).toHaveBeenCalledTimes(1);
});

test('a second press while the first request is pending sends nothing', async () => {
  send.mockReturnValue(new Promise(() => {}));
  show(stored);
  await userEvent.dblClick(saveButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await userEvent.click(saveButton());
  expect(send).toHaveBeenCalledTimes(1);
});

test('an invalid draft is ignored', () => {
  window.sessionStorage.setItem(DRAFT, '{"verifiedCorrectInf');
  show(null);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('is sent by a mutation of the page’s own cache', async () => {
  send.mockReturnValue(new Promise(() => {}));
  const pageData = show(stored);
  await userEvent.click(saveButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(pageData.client?.isMutating({ mutationKey: ['submitResearch'] })).toBe(1);
});

test('a request that is complete already is read again', async () => {
  send.mockRejectedValue(new ApiFailure(409, 'awardCompleted', ''));
  const { readRequestAgain } = show(stored);
  await userEvent.click(saveButton());
  await waitFor(() => expect(readRequestAgain).toHaveBeenCalledTimes(1));
});
