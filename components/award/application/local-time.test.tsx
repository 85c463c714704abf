/** Requirements: AWARD-15 */
import { render, screen } from '@testing-library/react';
import { LocalTime } from './local-time';

const props = { at: '2026-08-31T20:59:59.999Z', label: 'In your time zone', locale: 'en' } as const;
const beIn = (offset: number) => jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
afterEach(() => jest.restoreAllMocks());

test('abroad the deadline is shown in the time zone of the browser too', () => {
  beIn(0);
  render(<LocalTime {...props} />);
  const local = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  expect(screen.getByText(new RegExp(local.format(new Date(props.at))))).toBeVisible();
});

test('in the time zone of Riyadh nothing is repeated', () => {
  beIn(-180);
  const { container } = render(<LocalTime {...props} />);
  expect(container).toBeEmptyDOMElement();
});
