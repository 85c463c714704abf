import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { planReadings } from '../../../award/rules/plan-readings.ts';

// Runs in a thread of its own: thousands of applications take seconds, in which the portal answers others.
parentPort?.postMessage(planReadings(workerData));
