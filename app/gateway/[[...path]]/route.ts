import { handleGateway } from '@/lib/gateway';

export const dynamic = 'force-dynamic';

export {
  handleGateway as DELETE,
  handleGateway as GET,
  handleGateway as PATCH,
  handleGateway as POST,
  handleGateway as PUT,
};
