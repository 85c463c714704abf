import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { planReadings } from '../../../award/rules/plan-readings.ts';

// Runs in a worker thread: thousands of applications take seconds, and the main thread answers requests meanwhile.
parentPort?.postMessage(planReadings(workerData));
