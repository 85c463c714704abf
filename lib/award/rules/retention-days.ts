import { env } from '@/lib/env/env';

/** How long personal data is stored, in days (`lib/env/retention-setting.ts`). */
export const { RETENTION_DAYS } = env;
