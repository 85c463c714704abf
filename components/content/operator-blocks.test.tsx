/** Requirements: CONTENT-12, PRIVACY-02 */
import { render, screen, within } from '@testing-library/react';
import { env } from '@/lib/env/env';
import { messagesOf } from '../../tests/support/i18n/messages';
import { AppCard, ByBotCheckBlock, ExternalLinkBlock } from './operator-blocks';

const { labels, items } = messagesOf('ar', 'apps').overview.apps;
const show = (links: Parameters<typeof AppCard>[0]['links']) =>
  render(<AppCard {...items.nusuk} links={links} nameOf={(label) => labels[label]} />);

test('an app is linked where the operator has set its address, with a QR code', () => {
  show({ googlePlay: 'https://store.example/android', web: 'https://app.example/' });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://app.example/',
    'https://store.example/android',
  ]);
  expect(links[0]).toHaveAccessibleName(`${labels.web} (${items.nusuk.title})`);
  expect(screen.getByRole('img', { name: `${labels.scan} (${items.nusuk.title})` })).toBeInTheDocument();
  expect(screen.queryByText(labels.unset)).not.toBeInTheDocument();
});

test('an app without an address has instructions to find it instead of a QR code', () => {
  show({});
  expect(screen.getByText(labels.unset)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test.each([
  ['own', undefined],
  ['reCaptcha', 'key'],
])('the privacy notice says what the bot check passes on: %s', (text, key) => {
  Object.assign(env, { RECAPTCHA_SITE_KEY: key });
  render(<ByBotCheckBlock block={{ kind: 'byBotCheck', at: 'sharing' }} t={(path) => path} />);
  expect(screen.getByText(`sharing.${text}`)).toBeInTheDocument();
  Object.assign(env, { RECAPTCHA_SITE_KEY: undefined });
});

test('without the operator’s link to the full vision nothing is said about it', () => {
  const block = { kind: 'externalLink', at: 'wording', site: 'vision', isOptional: true } as const;
  expect(render(<ExternalLinkBlock block={block} t={(path) => path} />).container).toBeEmptyDOMElement();
});
