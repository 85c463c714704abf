import { DeskRefusal } from '@/components/desk/desk-refusal';

export default function Forbidden() {
  return <DeskRefusal reason="noRole" />;
}
