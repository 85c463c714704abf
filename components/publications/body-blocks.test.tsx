/** Requirements: PUBLISH-03, PUBLISH-14, PUBLISH-15 */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ShownImage } from '@/lib/publications/images/shown-image';
import { MAX_LINKS } from '@/lib/publications/paragraph-links';
import type { Block } from '@/lib/publications/publication-body';
import { skeleton } from '@/lib/publications/publication-body';
import { BodyBlocks } from './body-blocks';

const show = (body: string[], blocks?: Block[]) =>
  render(
    <NextIntlClientProvider locale="fr">
      <BodyBlocks body={body} skeleton={blocks} />
    </NextIntlClientProvider>,
  );

test('each kind of block has its element, and links lead to the reader’s language', () => {
  show(
    ['Horaires', 'un\n\ndeux', 'Tarifs\nService | Prix\nVisa | 10', 'Le Hajj', 'Le plan', 'Fin'],
    [
      { id: 'a', kind: 'heading' },
      { id: 'b', kind: 'list' },
      { id: 'c', kind: 'table' },
      { id: 'd', kind: 'link', address: '/Haj' },
      { id: 'e', kind: 'file', address: '/documents/plan.fr.pdf' },
      { id: 'f', kind: 'paragraph' },
    ],
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Horaires');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['un', 'deux']);
  const table = screen.getByRole('table', { name: 'Tarifs' });
  expect(within(table).getByRole('columnheader', { name: 'Prix' })).toBeInTheDocument();
  expect(within(table).getByRole('cell')).toHaveTextContent('10');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/fr/Haj', '/documents/plan.fr.pdf']);
});

test('without blocks, or with blocks for another body, every text is a paragraph and no text is HTML', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = show([hostile, hostile], [{ id: 'a', kind: 'heading' }]);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([hostile, hostile]);
  expect(container.querySelector('img')).toBeNull();
});

test('a phrase of a paragraph or list is a link, to a page in the reader’s language', () => {
  const { container } = render(
    <NextIntlClientProvider locale="fr">
      <BodyBlocks
        body={['Lire <b>le guide</b> du Hajj', 'un\nla carte ici', 'Sans']}
        skeleton={[
          { id: 'a', kind: 'paragraph', links: [{ id: 'l1', address: '/Haj' }] },
          { id: 'b', kind: 'list', links: [{ id: 'l2', address: 'https://maps.example/a' }] },
          { id: 'c', kind: 'paragraph', links: [{ id: 'l3', address: '/Umrah' }] },
        ]}
        links={{ l1: '<b>le guide</b>', l2: 'la carte', l3: 'absent' }}
      />
    </NextIntlClientProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['<b>le guide</b>', '/fr/Haj'],
    ['la carte', 'https://maps.example/a'],
  ]);
  expect(container.querySelector('b')).toBeNull();
  expect([...container.querySelectorAll('p, li')].map((text) => text.textContent)).toEqual([
    ...['Lire <b>le guide</b> du Hajj', 'un', 'la carte ici', 'Sans'],
  ]);
});

const IMAGE_ID = '01900000-0000-7000-8000-000000000000';
const image: ShownImage = {
  id: IMAGE_ID,
  ...{ width: 960, height: 640, focalX: 100, focalY: 0, description: 'Des pèlerins', expiresOn: null },
  files: [480, 960].flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({ format, width, path: `/images/${width}.${format}` })),
  ),
};

const showImage = (images: ShownImage[], descriptions?: Record<string, string>, caption = '') =>
  render(
    <NextIntlClientProvider locale="fr">
      <BodyBlocks
        body={[caption]}
        skeleton={[{ id: 'a', kind: 'image', image: IMAGE_ID }]}
        images={images}
        descriptions={descriptions}
      />
    </NextIntlClientProvider>,
  );

test('an image has both formats, its size, its focal point and the description of its block', () => {
  const { container } = showImage([image], { a: 'Dans cette nouvelle' }, 'Mina');
  const shown = screen.getByRole('img', { name: 'Dans cette nouvelle' });
  expect(shown).toHaveAttribute('src', '/images/960.webp');
  expect(shown).toHaveAttribute('srcset', '/images/480.webp 480w, /images/960.webp 960w');
  expect([shown.getAttribute('width'), shown.getAttribute('height'), shown.getAttribute('loading')]).toEqual([
    ...['960', '640', 'lazy'],
  ]);
  expect(shown).toHaveStyle({ objectPosition: '100% 0%' });
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/images/480.avif 480w, /images/960.avif 960w',
  );
  expect(container.querySelector('figcaption')).toHaveTextContent('Mina');
});

test('without an own description an image has its usual one; an expired or deleted image leaves no trace', () => {
  const { container, unmount } = showImage([image]);
  expect(screen.getByRole('img', { name: 'Des pèlerins' })).toBeInTheDocument();
  expect(container.querySelector('figcaption')).toBeNull();
  unmount();
  expect(showImage([]).container).toBeEmptyDOMElement();
});

test.each([
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://plain.example', false],
  ['https://ok.example/a?b=1', true],
  ['/Haj#rites', true],
])('the address %s is allowed: %s', (address, isAllowed) => {
  expect(skeleton.safeParse([{ id: 'a', kind: 'link', address }]).success).toBe(isAllowed);
});

test('two blocks never share an id, only links have an address, and only images an image', () => {
  const paragraph = { id: 'a', kind: 'paragraph' };
  expect(skeleton.safeParse([paragraph, paragraph]).success).toBe(false);
  expect(skeleton.safeParse([{ ...paragraph, address: '/Haj' }]).success).toBe(false);
  expect(skeleton.safeParse([{ id: 'a', kind: 'link' }]).success).toBe(false);
  expect(skeleton.safeParse([{ id: 'a', kind: 'image' }]).success).toBe(false);
  expect(skeleton.safeParse([{ ...paragraph, image: IMAGE_ID }]).success).toBe(false);
});

test('only paragraphs and lists have links, each with another id, and at most thirty', () => {
  const isValid = (kind: Block['kind'], ...ids: string[]) =>
    skeleton.safeParse([{ id: 'a', kind, links: ids.map((id) => ({ id, address: '/Haj' })) }]).success;
  expect([isValid('paragraph', 'l'), isValid('list', 'l', 'm')]).toEqual([true, true]);
  expect([isValid('heading', 'l'), isValid('table', 'l'), isValid('paragraph', 'a')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isValid('paragraph', ...Array.from({ length: MAX_LINKS + 1 }, (_, index) => `l${index}`))).toBe(
    false,
  );
});
