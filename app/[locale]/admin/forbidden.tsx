import { DeskRefusal } from '@/components/admin/desk-refusal';

export default function Forbidden() {
  return <DeskRefusal reason="noRole" />;
}
