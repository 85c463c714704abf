/** Requirements: SUB-04, SUB-07, SUB-08, SUB-10, SUB-14 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { ApiFailure } from '@/lib/api/api-failure';
import type { MyRequest } from '@/lib/award/schemas';
import { sendSubmission } from '@/lib/award/send-submission';
import { getDraftKey } from '@/lib/forms/draft';
import submit from '@/messages/en/submit.json';
import uploader from '@/messages/en/uploader.json';
import { SubmissionForm } from './submission-form';

jest.mock('@/lib/award/send-submission');
const send = jest.mocked(sendSubmission);

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
  return render(
    <NextIntlClientProvider locale="en" messages={{ submit, uploader }} timeZone="Asia/Riyadh">
      <QueryClientProvider client={new QueryClient()}>
        <SubmissionForm locale="en" request={request} person={person} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

const saveButton = () => screen.getByRole('button', { name: submit.actions.save });
const receipt = { referenceNumber: 'AB23-CD45', receivedAt: '2026-02-01T09:00:00.000Z' };

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.sessionStorage.clear();
  send.mockReset();
});

test('opens with the files and declarations that the request carries', () => {
  show(stored);
  expect(screen.getByRole('link', { name: /identity\.pdf/ })).toHaveAttribute('href', '/gateway/files/a');
  expect(screen.getByText('2 KB')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(saveButton()).toHaveAttribute('aria-disabled', 'false');
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

test('a second press while the first is on its way sends nothing', async () => {
  send.mockReturnValue(new Promise(() => {}));
  show(stored);
  await userEvent.dblClick(saveButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await userEvent.click(saveButton());
  expect(send).toHaveBeenCalledTimes(1);
});

test('a spoilt draft is passed over', () => {
  window.sessionStorage.setItem(DRAFT, '{"verifiedCorrectInf');
  show(null);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});
