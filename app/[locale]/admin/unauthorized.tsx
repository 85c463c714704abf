import { DeskRefusal } from '@/components/admin/desk-refusal';

export default function Unauthorized() {
  return <DeskRefusal reason="signIn" />;
}
