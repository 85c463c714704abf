import 'server-only';
import { parentPort } from 'node:worker_threads';
import { type BlindPages, type BlindTask, copyPages } from './blind/copy-pages.ts';

parentPort?.postMessage('ready');

// Runs in a worker thread, so that a document that the library cannot read affects only this thread.
parentPort?.on('message', async (task: BlindTask) => {
  const answer: BlindPages | null = await copyPages(task).catch(() => null);
  parentPort?.postMessage(answer);
});
