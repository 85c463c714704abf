import type { Challenge, Solution } from 'altcha-lib/types';

const SOLVE_MS = 60_000;

function isSolution(value: unknown): value is Solution {
  return typeof value === 'object' && value !== null && 'counter' in value;
}

/** @throws Error when the worker cannot start or finds no solution in a minute */
export function solveChallenge(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  const solution = new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) =>
      isSolution(data) ? resolve(data) : reject(new Error('The challenge was not solved'));
    worker.onerror = () => reject(new Error('The solver could not start'));
    worker.postMessage({ type: 'work', challenge, timeout: SOLVE_MS });
  });
  return solution.finally(() => worker.terminate());
}
