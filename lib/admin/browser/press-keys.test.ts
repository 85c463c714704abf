/** Requirements: ADMIN-16, JUDGE-12, JUDGE-21 */
import { KEYS_OFF } from './menu-key';
import { readCommand, startKeys } from './press-keys';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['a Latin letter', { key: 'j', code: 'KeyJ' }, 'j'],
  ['a capital', { key: 'J', code: 'KeyJ' }, 'j'],
  ['AZERTY: the letter, not its place', { key: 'a', code: 'KeyQ' }, 'a'],
  ['Arabic: the place of the key', { key: 'ت', code: 'KeyJ' }, 'j'],
  ['Arabic slash', { key: 'ظ', code: 'Slash' }, '/'],
  ['Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['AZERTY slash', { key: '/', code: 'Period', shiftKey: true }, '/'],
  ['AZERTY: another sign in the place of a letter', { key: ',', code: 'KeyM' }, null],
  ['a combination', { key: 'a', code: 'KeyA', ctrlKey: true }, null],
  ['a key without a sign', { key: 'ArrowDown', code: 'ArrowDown' }, null],
  ['a digit', { key: '1', code: 'Digit1' }, '1'],
  ['a digit of an Arabic keyboard', { key: '٧', code: 'Digit7' }, '7'],
  ['a digit of a Persian number pad', { key: '۳', code: 'Numpad3' }, '3'],
  ['Ctrl and Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }, 'Ctrl+Enter'],
  ['Enter alone', { key: 'Enter', code: 'Enter' }, null],
  ['F6', { key: 'F6', code: 'F6' }, 'F6'],
  ['Shift and F6, a key of the browser', { key: 'F6', code: 'F6', shiftKey: true }, null],
  ['Ctrl and F6, a key of the browser', { key: 'F6', code: 'F6', ctrlKey: true }, null],
])('%s', (_title, press, command) => {
  expect(readCommand({ ...none, ...press })).toBe(command);
});

describe('on a page', () => {
  let stop: () => void;
  let pressed: string[];
  const get = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;
  const press = (key: string, target: Element = document.body, ctrlKey = false) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

  function show(): void {
    const row = (id: string) => `
      <tr><td><input type="checkbox" data-key="x" id="box-${id}"><a href="#" data-key-row id="row-${id}">1</a>
      <button type="button" data-key="a" id="take-${id}">Take</button></td></tr>`;
    document.body.innerHTML = `
      <input data-key="/" id="search"><table>${row('1')}${row('2')}</table>
      <textarea data-key="r" id="reply"></textarea>
      <dialog id="help"><input type="checkbox" id="switch"></dialog>`;
    pressed = [];
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => pressed.push(button.id));
    const help = get<HTMLDialogElement>('help');
    help.showModal = () => help.setAttribute('open', '');
    stop = startKeys(help);
  }

  beforeEach(() => {
    localStorage.clear();
    show();
  });
  afterEach(() => stop());

  test('j and k move through the rows and stop at both ends', () => {
    const visit = (key: string) => {
      press(key);
      return document.activeElement?.id;
    };
    expect(['j', 'j', 'j', 'k', 'k'].map(visit)).toEqual(['row-1', 'row-2', 'row-2', 'row-1', 'row-1']);
  });

  test('a key acts on the row that has the focus, and on no row without one', () => {
    press('a');
    expect(pressed).toEqual([]);
    get('row-2').focus();
    press('a', get('row-2'));
    press('x', get('row-2'));
    expect(pressed).toEqual(['take-2']);
    expect(get<HTMLInputElement>('box-2').checked).toBe(true);
    expect(get<HTMLInputElement>('box-1').checked).toBe(false);
  });

  test('a field gets the focus without the sign; keys in a field are text', () => {
    expect(press('r')).toBe(false);
    expect(document.activeElement?.id).toBe('reply');
    expect(press('j', get('reply'))).toBe(true);
    expect(document.activeElement?.id).toBe('reply');
    get('box-1').focus();
    press('/', get('box-1'));
    expect(document.activeElement?.id).toBe('search');
  });

  test('on a score sheet j moves to the next criterion, digits and x score it, and r leads to its comment', () => {
    const criterion = (name: string) => `
      <div data-key-row>
        ${[0, 7, 10].map((score) => `<input type="radio" name="${name}" value="${score}" id="${name}-${score}">`).join('')}
        <textarea data-key="r" id="comment-${name}"></textarea></div>`;
    document.body.innerHTML = `
      <form>${criterion('clarity')}${criterion('impact')}</form>
      <button type="button" data-key="Ctrl+Enter" id="final">Final</button><dialog id="help"></dialog>`;
    get('final').addEventListener('click', () => pressed.push('final'));
    const scoreOf = (name: string) =>
      document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? null;
    const pressHere = (key: string) => press(key, document.activeElement ?? document.body);
    pressHere('7');
    expect(scoreOf('clarity')).toBeNull();
    for (const key of ['j', '7', '4', 'j', 'x', 'k']) pressHere(key);
    expect([scoreOf('clarity'), scoreOf('impact')]).toEqual(['7', '10']);
    expect(document.activeElement?.id).toBe('clarity-7');
    pressHere('j');
    pressHere('r');
    expect(document.activeElement?.id).toBe('comment-impact');
    pressHere('7');
    expect(scoreOf('impact')).toBe('10');
    press('Enter', get('comment-impact'), true);
    expect(pressed).toEqual(['final']);
  });

  test('F6 moves between document and sheet, from fields too, back to where the focus was, and shows the side', () => {
    document.body.innerHTML = `
      <input type="radio" name="side" value="project" id="show-project" checked>
      <input type="radio" name="side" value="sheet" id="show-sheet">
      <div tabindex="-1" data-key-side="project" id="project"><a href="#" id="file">File</a></div>
      <section tabindex="-1" data-key-side="sheet" id="sheet"><textarea id="comment"></textarea></section>`;
    const visit = () => {
      const isFree = press('F6', document.activeElement ?? document.body);
      return [document.activeElement?.id, get<HTMLInputElement>('show-sheet').checked, isFree];
    };
    expect(visit()).toEqual(['project', false, false]);
    expect(visit()).toEqual(['sheet', true, false]);
    get('comment').focus();
    expect(visit()).toEqual(['project', false, false]);
    get('file').focus();
    expect(visit()).toEqual(['comment', true, false]);
    expect(visit()).toEqual(['file', false, false]);
  });

  test('on a page without sides F6 is left to the browser', () => {
    expect(press('F6')).toBe(true);
  });

  test('no key works while the help is open', () => {
    press('?');
    expect(get('help').hasAttribute('open')).toBe(true);
    press('j');
    expect(document.activeElement?.id).not.toBe('row-1');
  });

  test('the switch turns every key off, and is kept', () => {
    const box = get<HTMLInputElement>('switch');
    expect(box.checked).toBe(true);
    box.click();
    expect(press('j')).toBe(true);
    press('?');
    expect(get('help').hasAttribute('open')).toBe(false);
    expect(localStorage.getItem(KEYS_OFF)).not.toBeNull();
    stop();
    show();
    expect(get<HTMLInputElement>('switch').checked).toBe(false);
    press('j');
    expect(document.activeElement).toBe(document.body);
    get<HTMLInputElement>('switch').click();
    press('j');
    expect(document.activeElement?.id).toBe('row-1');
  });
});
