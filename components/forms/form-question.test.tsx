/** Requirements: FORMS-10 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { callEndpoint } from '@/lib/api/client';
import type { FormField } from '@/lib/forms/definition/form-definition';
import { CREATIVES_ENDPOINTS } from '@/lib/requests/creatives-endpoints';
import { creativesForm } from '@/lib/requests/definitions/creatives';
import { CHECKED_CONTROLS } from './checked-controls';
import { FormQuestion } from './form-question';

jest.mock('@/lib/api/client', () => ({ callEndpoint: jest.fn() }));

const call = callEndpoint as unknown as jest.Mock;
const field: FormField = creativesForm.sections[1].fields[2];
const checks = { used: 'It is taken.', invalid: 'Nobody knows it.', valid: 'It may be one.' };
const onBlur = jest.fn(async () => undefined);
const onChange = jest.fn(async () => undefined);
const register: UseFormRegisterReturn = { name: field.name, onBlur, onChange, ref: () => undefined };

const question = (
  <FormQuestion
    controls={CHECKED_CONTROLS}
    field={field}
    texts={{ label: 'Commercial registration number', errors: {}, checks }}
    answer=""
    error={undefined}
    words={{ optional: 'optional', choose: 'choose' }}
    register={register}
    form={{} as never}
    busy={false}
  />
);
const input = () => screen.getByLabelText('Commercial registration number');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const announced = () => screen.getByRole('status').textContent;

async function leave(value: string) {
  type(value);
  fireEvent.blur(input());
  await act(async () => jest.advanceTimersByTimeAsync(10));
}

beforeEach(() => {
  jest.useFakeTimers();
  call.mockReset();
});
afterEach(() => jest.useRealTimers());

test('the result of a register check appears beside its field after the user leaves it', async () => {
  call.mockResolvedValueOnce({ data: { isValid: true, isUsed: true } });
  render(question);
  expect(announced()).toBe('');
  await leave('1010123456');
  expect(call.mock.calls).toEqual([
    [CREATIVES_ENDPOINTS.checkCommercialRegistryNumber, { query: { number: '1010123456' } }],
  ]);
  expect(announced()).toBe(checks.used);
  expect(input()).toHaveAccessibleDescription(checks.used);
  // The form library still receives its events.
  expect(onChange).toHaveBeenCalled();
  expect(onBlur).toHaveBeenCalled();
  // The verdict does not apply to another answer.
  type('101012345');
  expect(announced()).toBe('');
});

test('a pause in typing also starts a check, and an unchanged answer is checked once', async () => {
  call.mockResolvedValue({ data: { isValid: true, isUsed: false } });
  render(question);
  for (const typed of ['10101', '1010123456']) type(typed);
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(announced()).toBe(checks.valid);
  fireEvent.blur(input());
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(call).toHaveBeenCalledTimes(1);
});

test('an invalid or empty answer is not checked', async () => {
  render(question);
  for (const typed of ['123', '']) await leave(typed);
  expect(call).not.toHaveBeenCalled();
});

test('a failed check shows nothing, and leaving the field again repeats it', async () => {
  call.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ data: { isValid: false } });
  render(question);
  await leave('1010123456');
  expect(announced()).toBe('');
  fireEvent.blur(input());
  await act(async () => jest.advanceTimersByTimeAsync(10));
  expect(announced()).toBe(checks.invalid);
});

test.each([null, [], 'yes', { data: null }, { data: { isValid: 'true' } }])(
  'any other response of an API (%j) shows nothing',
  async (answer) => {
    call.mockResolvedValueOnce(answer);
    render(question);
    await leave('1010123456');
    expect(call).toHaveBeenCalledTimes(1);
    expect(announced()).toBe('');
  },
);

test('a late result is not shown for a field that has changed', async () => {
  let answer: (data: unknown) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(question);
  await leave('1010123456');
  type('2020123456');
  answer({ data: { isValid: true, isUsed: true } });
  await act(async () => jest.advanceTimersByTimeAsync(10));
  expect(announced()).toBe('');
});

test('the server renders the live region, so that a result is announced', () => {
  expect(renderToStaticMarkup(question)).toMatch(/role="status" id="commercialRegistryNumber-note"><\/div>/);
});

test('an answer entered before the script has loaded is checked once it has', async () => {
  call.mockResolvedValueOnce({ data: { isValid: true, isUsed: false } });
  render(<FormQuestion {...question.props} answer="1010123456" />);
  await act(async () => jest.advanceTimersByTimeAsync(10));
  expect(announced()).toBe(checks.valid);
});
