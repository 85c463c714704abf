import type { Priority } from './schemas';

/** Names of the controls for service levels. They are also the paths of errors in the body of the call. */
export const LEVEL_CONTROL = (form: string, priority: Priority) => `levels.${form}.${priority}`;
