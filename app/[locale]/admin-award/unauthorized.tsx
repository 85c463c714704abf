import { AdminRefusal } from '@/components/admin/admin-refusal';

export default function Unauthorized() {
  return <AdminRefusal reason="signIn" />;
}
