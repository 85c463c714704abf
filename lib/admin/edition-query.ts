import { z } from 'zod';

/** The year of an edition; by default the one in force. */
export const edition = z.coerce.number({ error: 'number' }).int('number').optional();

/** The query of calls that read the judging of an edition. */
export const ofEditionQuery = z.object({ edition });
