import { z } from 'zod';
import { ROLES } from '../roles';

/** `Desk/GetMyRoles`: the roles of the signed-in person. */
export const rolesAnswer = z.object({ data: z.array(z.enum(ROLES)) });
