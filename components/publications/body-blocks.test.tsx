/** Requirements: PUBLISH-03 */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
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

test('two blocks never share an id, and only links have an address', () => {
  const paragraph = { id: 'a', kind: 'paragraph' };
  expect(skeleton.safeParse([paragraph, paragraph]).success).toBe(false);
  expect(skeleton.safeParse([{ ...paragraph, address: '/Haj' }]).success).toBe(false);
  expect(skeleton.safeParse([{ id: 'a', kind: 'link' }]).success).toBe(false);
});
