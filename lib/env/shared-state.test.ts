import { shareState } from './shared-state';

test('copies of a module share a state, which the first one creates', async () => {
  const first = shareState('test', () => ({ count: 1 }));
  first.count += 1;
  jest.resetModules();
  const copy = await import('./shared-state');
  expect(copy.shareState).not.toBe(shareState);
  const create = jest.fn(() => ({ count: 0 }));
  expect(copy.shareState('test', create)).toBe(first);
  expect(create).not.toHaveBeenCalled();
});
