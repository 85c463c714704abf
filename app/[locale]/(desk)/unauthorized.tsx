import { DeskRefusal } from '@/components/desk/desk-refusal';

export default function Unauthorized() {
  return <DeskRefusal reason="signIn" />;
}
