import { AdminRefusal } from '@/components/admin/admin-refusal';

export default function Forbidden() {
  return <AdminRefusal reason="noRole" />;
}
