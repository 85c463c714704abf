/** Requirements: REG-04, REG-13, REG-14, REG-15, REG-16, REG-17, REG-18, REG-19, REG-22 */
import { dehydrate } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { AwardPageDataProvider } from '@/components/award/gate/award-page-data';
import { ApiFailure } from '@/lib/api/api-failure';
import { callEndpoint } from '@/lib/api/client';
import { createQueryClient } from '@/lib/award/browser/query-client';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { registrationForm } from '@/lib/award/definition/registration';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from '@/lib/award/query-options';
import { openAnswers } from '@/lib/award/rules/open-answers';
import type { RegistrationField } from '@/lib/award/rules/registration-answers';
import type { MyRequest } from '@/lib/award/schemas';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import opening from '@/messages/en/opening.json';
import register from '@/messages/en/register.json';
import { RegistrationWizard } from './registration-wizard';

jest.mock('@/lib/api/client', () => ({ callEndpoint: jest.fn() }));
jest.mock('@/lib/api/bot-check/sec-code', () => ({ getSecCode: async () => 'code' }));

const { actions, summary, failure, status } = register;
const { fields, options, sections } = register.form;
let texts: FormTexts;

beforeAll(async () => {
  texts = await loadFormTexts(registrationForm, 'en', '2026-02-01', {});
});

const call = jest.mocked(callEndpoint as (...args: unknown[]) => Promise<unknown>);
const SAUDI = { code: '+966', arName: 'السعودية', enName: 'Saudi Arabia' };

const COMPLETE: NonNullable<MyRequest['data']> = {
  scholarshipRequestStatus: REQUEST_STATUS.FirstStageSubmited,
  personalInformation: {
    dateOfBirth: '1999-04-02T00:00:00',
    gender: 2,
    scholarshipFileNumber: '123456',
    email: 'sara@example.edu',
    saudiMobile: '0512345678',
  },
  scholarshipInformation: {
    scholarshipUniversityName: 'Leeds',
    scholarshipCity: 'Leeds',
    academicLevel: 2,
    scholarshipSpecialization: 'Data science',
    currentEducationalLevel: 1,
    expectedGraduationDate: '2027-07-01',
  },
  researchInformation: { researchTitle: 'Crowds', researchType: 2, researchSummary: 'A summary' },
  scholarshipCountry: { id: 1, name: 'United Kingdom' },
  researchField: { id: 1, name: 'Crowd management' },
};

function open(
  request: MyRequest['data'] = null,
  subject = 'sara',
  firstCountries = [SAUDI],
  areCodesRead = true,
) {
  const client = createQueryClient();
  client.setQueryData(FIRST_CALLING_COUNTRIES, firstCountries);
  if (areCodesRead)
    client.setQueryData(endpointQuery(LOOKUP_ENDPOINTS.listCallingCountries, 'en').queryKey, [SAUDI]);
  for (const id of ['listScholarshipCountries', 'listResearchFields', 'listEducationalLevels'] as const) {
    client.setQueryData(endpointQuery(LOOKUP_ENDPOINTS[id], 'en').queryKey, {
      data: [{ id: 1, name: `first of ${id}` }],
    });
  }
  const user = userEvent.setup();
  const pageData = { state: dehydrate(client), readRequestAgain: jest.fn() };
  const page = render(
    <NextIntlClientProvider locale="en" messages={{ opening, register } as never} timeZone="Asia/Riyadh">
      <AwardPageDataProvider value={pageData}>
        <RegistrationWizard
          request={request}
          answers={openAnswers('register', request)}
          person={{ name: 'Sara', subject }}
          texts={texts}
          draft={null}
          identityDays={90}
        />
      </AwardPageDataProvider>
    </NextIntlClientProvider>,
  );
  return { user, ...page };
}

const labelOf = (name: RegistrationField) =>
  new RegExp(`^${name === 'callingCode' ? fields.mobile.code : fields[name].label}`);
const field = (name: RegistrationField) => screen.getByLabelText(labelOf(name));
/** The later steps are fetched, so their fields appear some time after the click. */
const findField = (name: RegistrationField) =>
  screen.findByLabelText(labelOf(name), undefined, { timeout: 5000 });
const press = (name: string) => screen.getByRole('button', { name });
const toStep = (title: string) => screen.getByRole('button', { name: new RegExp(title), hidden: true });

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/en/Researchers/registration');
  call.mockReset();
});

it('says nothing about a field before it has been left, and names the rule afterwards', async () => {
  const { user } = open();
  await user.type(field('email'), 'sara@');
  expect(screen.queryByText(fields.email.required)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(fields.email.required)).toBeInTheDocument();
  expect(screen.queryByText(fields.saudiMobile.required)).not.toBeInTheDocument();
  await user.type(field('email'), 'example.edu');
  await waitFor(() => expect(screen.queryByText(fields.email.required)).not.toBeInTheDocument());
});

it('does not continue with missing answers: a summary takes the focus and names each of them', async () => {
  const { user } = open();
  const next = press(actions.next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(alert).toHaveAccessibleName(summary.step);
  const missing = within(alert)
    .getAllByRole('link')
    .map((link) => link.textContent);
  const { dateOfBirth, gender, scholarshipFileNumber, email, saudiMobile } = fields;
  const asked = [dateOfBirth, gender, scholarshipFileNumber, email, saudiMobile];
  expect(missing).toEqual(asked.map(({ required }) => required));
  expect(document.title).toMatch(register.errorPrefix);
});

it('keeps digits of every script and refuses letters', async () => {
  const { user } = open();
  await user.type(field('saudiMobile'), '٠٥a۱۲-3');
  expect(field('saudiMobile')).toHaveValue('05123');
  await user.clear(field('saudiMobile'));
  await user.click(field('saudiMobile'));
  await user.paste('05 1234 ٥٦٧٨');
  expect(field('saudiMobile')).toHaveValue('0512345678');
});

it('asks for participants unless individual research is chosen, and clears them then', async () => {
  const { user } = open();
  await user.click(toStep(sections.research));
  await user.type(await findField('participantName'), 'Huda');
  await user.click(screen.getByLabelText(options.researchType.IndividualResearch));
  expect(screen.queryByLabelText(new RegExp(fields.participantName.label))).not.toBeInTheDocument();
  expect(field('participantCategory')).toBeInTheDocument();
  await user.click(screen.getByLabelText(options.researchType.CollaborativeResearch));
  expect(field('participantName')).toHaveValue('');
});

it('opens with the answers of an existing request and sends them once', async () => {
  call.mockResolvedValue({ data: { referenceNumber: 'R-7KQ', scholarshipRequestStatus: 2 } });
  const { user } = open(COMPLETE);
  const born = screen.getByRole('group', { name: fields.dateOfBirth.label });
  const parts = within(born).getAllByRole<HTMLInputElement>('textbox');
  expect(parts.map(({ value }) => value)).toEqual(['02', '04', '1999']);
  await user.click(toStep(sections.scholarship));
  expect(await findField('scholarshipCountryId')).toHaveValue('1');
  await user.click(toStep(sections.research));
  await user.dblClick(press(actions.save));
  expect(await screen.findByText(status.Completed, undefined, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByText('R-7KQ')).toBeInTheDocument();
  expect(call.mock.calls.filter(([endpoint]) => endpoint === registrationForm.endpoint)).toHaveLength(1);
  expect(window.sessionStorage).toHaveLength(0);
});

it('treats a response without a reference number as a success', async () => {
  call.mockResolvedValue(null);
  const { user } = open(COMPLETE);
  await user.click(toStep(sections.research));
  await user.click(press(actions.save));
  expect(await screen.findByText(status.Completed, undefined, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.queryByText(register.success.reference)).not.toBeInTheDocument();
});

it('requests the calling codes again until they arrive', async () => {
  const KUWAIT = { code: '+965', arName: 'الكويت', enName: 'Kuwait' };
  const failures = Array.from({ length: 6 }, () => new ApiFailure(0, 'network', ''));
  call.mockImplementation(async () => {
    const lost = failures.pop();
    if (lost) throw lost;
    return [SAUDI, KUWAIT];
  });
  open(null, 'sara', [SAUDI], false);
  jest.useFakeTimers();
  fireEvent.focus(field('callingCode'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(failures).toHaveLength(0);
  await waitFor(() => expect(field('callingCode')).toHaveTextContent('Kuwait'));
});

it('splits a stored number once the calling codes are there', async () => {
  const { user } = open({ ...COMPLETE, personalInformation: { mobile: '966512345678' } }, 'sara', []);
  expect(field('mobile')).toHaveValue('966512345678');
  await user.type(field('email'), 's');
  await waitFor(() => expect(field('mobile')).toHaveValue('512345678'));
  expect(field('callingCode')).toHaveValue('+966');
});

it('goes to the first step with an error when Save is pressed on the last', async () => {
  const { user } = open({
    ...COMPLETE,
    scholarshipInformation: { ...COMPLETE.scholarshipInformation, scholarshipCity: '' },
  });
  await user.click(toStep(sections.research));
  await user.click(press(actions.save));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAccessibleName(summary.save);
  expect(within(alert).getByRole('link')).toHaveTextContent(fields.scholarshipCity.required);
  expect(window.location.search).toBe('?step=2');
});

it('shows what the server found wrong at its field', async () => {
  call.mockRejectedValue(new ApiFailure(422, 'invalid', 'no', { 'personalInformation.email': 'email' }));
  const { user } = open(COMPLETE);
  await user.click(toStep(sections.research));
  await user.click(press(actions.save));
  expect(await screen.findByRole('alert')).toHaveAccessibleName(summary.server);
  expect(field('email')).toHaveAccessibleDescription(new RegExp(fields.email.required));
});

it.each([
  ['network', new ApiFailure(0, 'network', ''), failure.unreachableTitle, failure.retry],
  ['server', new ApiFailure(503, 'unavailable', 'x'), failure.unreachableTitle, failure.retry],
  ['session', new ApiFailure(401, 'sessionEnded', ''), failure.sessionTitle, failure.signInAgain],
  ['refusal', new ApiFailure(409, 'closed', 'Registration has ended'), failure.refusedTitle, failure.retry],
])('keeps a message with a button to continue after a failed save: %s', async (_, error, title, button) => {
  call.mockRejectedValue(error);
  const { user } = open(COMPLETE);
  await user.click(toStep(sections.research));
  await user.click(press(actions.save));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(within(alert).getByRole('button', { name: button })).toBeInTheDocument();
  expect(field('researchTitle')).toHaveValue('Crowds');
});

it('drops the draft of another person and keeps one’s own, with its step', async () => {
  window.sessionStorage.setItem('draft:register:huda', JSON.stringify({ email: 'huda@example.edu' }));
  const draft = { email: 'sara@example.edu', scholarshipCity: 'Leeds', step: '2' };
  window.sessionStorage.setItem('draft:register:sara', JSON.stringify(draft));
  open();
  await waitFor(async () => expect(await findField('scholarshipCity')).toHaveValue('Leeds'));
  expect(window.location.search).toBe('?step=2');
  expect(window.sessionStorage.getItem('draft:register:huda')).toBeNull();
});

it('makes each step an entry of the history', async () => {
  const { user } = open(COMPLETE);
  await user.click(toStep(sections.scholarship));
  expect(window.location.search).toBe('?step=2');
  window.history.back();
  await waitFor(() => expect(field('email')).toBeInTheDocument());
});
