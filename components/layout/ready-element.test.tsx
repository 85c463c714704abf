/** Requirements: SPEED-01 */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ReadyElement } from './ready-element';

const MENU = '<ul><li><a href="/ar/Haj">الحج</a></li></ul>';

function Page({ word }: { word: string }) {
  return (
    <>
      <ReadyElement as="nav" id="menu" selector="#menu" markup="<!--mark-->" />
      <p>{word}</p>
    </>
  );
}

/** Takes a page over as the server sent it. @returns what stands in the menu then, and how often React drew anew */
async function takeOver(sent: string, drawn: string): Promise<{ menu: string | undefined; errors: number }> {
  document.body.innerHTML = `<div><nav id="menu">${MENU}</nav><p>${sent}</p></div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('No page');
  let errors = 0;
  const onRecoverableError = () => {
    errors += 1;
  };
  await act(async () => {
    hydrateRoot(container, <Page word={drawn} />, { onRecoverableError });
  });
  return { menu: document.querySelector('#menu')?.innerHTML, errors };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

test('React takes a ready part over as it stands', async () => {
  expect(await takeOver('كلمة', 'كلمة')).toEqual({ menu: MENU, errors: 0 });
});

test('it stands too after a translator has changed the page, which React then draws anew', async () => {
  expect(await takeOver('word', 'كلمة')).toEqual({ menu: MENU, errors: 1 });
});
