import { defineEndpoints } from './endpoint';
import type { TOKEN_SCHEMAS } from './token-schemas';

/** The call for a visitor's token, which every other call of a visitor needs. */
export const TOKEN_ENDPOINTS = defineEndpoints<typeof TOKEN_SCHEMAS>()({
  getToken: {
    method: 'GET',
    path: 'TokenGenerator/GetToken',
    token: 'none',
    access: 'anyone',
    limit: 'token',
  },
});
