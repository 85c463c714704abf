/** Requirements: CONTENT-18, CONTENT-20 */
import { render } from '@testing-library/react';
import { nameDepartureCountries } from '@/lib/content/departure-countries';
import { findSeasonFacts } from '@/lib/content/season-facts/queries';
import { DepartureCountriesBlock } from './season-blocks';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'ur' }));
jest.mock('@/lib/content/season-facts/queries', () => ({ findSeasonFacts: jest.fn() }));

const block = {
  kind: 'departureCountries',
  at: 'countries',
  vaccines: ['polio'],
  until: 'vaccines',
} as const;
const announced = { vaccines: { values: { text: 'x' }, source: 'x', on: '2027-01-10' } };

async function show(facts: object) {
  jest.mocked(findSeasonFacts).mockResolvedValue({ year: 1448, facts });
  const shown = await DepartureCountriesBlock({
    block: { ...block },
    t: (key, values) => `${key}: ${values?.countries}`,
  });
  return render(shown).container;
}

test('the countries of the last list are shown until the vaccines of the season are announced', async () => {
  expect(await show({})).toHaveTextContent(`countries.polio: ${nameDepartureCountries('polio', 'ur')}`);
  expect(await show(announced)).toBeEmptyDOMElement();
});
