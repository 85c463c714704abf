import { answerWorker } from '@/lib/content/offline/answer-files';

/** The service worker behind the copy for reading offline; registered only by whoever saves one. */
export const GET = (): Promise<Response> => answerWorker();
