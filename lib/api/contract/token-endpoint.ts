import { defineEndpoints } from './endpoint';
import type { TOKEN_SCHEMAS } from './token-schemas';

export const TOKEN_ENDPOINTS = defineEndpoints<typeof TOKEN_SCHEMAS>()({
  getToken: {
    method: 'GET',
    path: 'TokenGenerator/GetToken',
    token: 'none',
    access: 'anyone',
    limit: 'token',
  },
});
