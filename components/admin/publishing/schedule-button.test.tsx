/** Requirements: PUBLISH-22 */
import { fireEvent, render, screen } from '@testing-library/react';
import { ScheduleButton } from './schedule-button';

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });

test('the button names the hour that is entered, in either calendar, and none while the day is not complete', () => {
  render(
    <form>
      {['day', 'month', 'year'].map((part) => (
        <input key={part} name={`day-${part}`} aria-label={part} />
      ))}
      <input name="hour" aria-label="hour" defaultValue="9" />
      <ScheduleButton locale="en" label="Schedule" named="Publish on {time}, Makkah time" />
    </form>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('Schedule');
  type('day', '3');
  type('month', '12');
  expect(button).toHaveTextContent('Schedule');
  type('year', '2026');
  expect(button).toHaveTextContent('Publish on 3 December 2026, 09:00, Makkah time');
  type('hour', '14');
  expect(button).toHaveTextContent('14:00');
  type('year', '1448');
  expect(button).toHaveTextContent(/Publish on \d+ May 2027, 14:00/);
  type('month', '13');
  expect(button).toHaveTextContent('Schedule');
});
