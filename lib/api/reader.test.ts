/** @jest-environment node */
import { ApiFailure } from './api-failure';
import { orElse } from './reader';

const refusal = new ApiFailure(404, 'notFound', '');

test('an answer is returned, and a refusal becomes the fallback of the caller', async () => {
  expect(await orElse(Promise.resolve(1), null)).toBe(1);
  expect(await orElse(Promise.reject(refusal), null)).toBeNull();
});

test('an unexpected refusal and every other error is thrown', async () => {
  await expect(orElse(Promise.reject(refusal), null, ({ status }) => status === 401)).rejects.toBe(refusal);
  await expect(orElse(Promise.reject(new TypeError('ours')), null)).rejects.toThrow('ours');
});
