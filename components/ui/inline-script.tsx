import 'server-only';
import { PAGE_SCRIPTS } from '@/lib/browser-scripts/page-scripts';

/** A script of `lib/browser-scripts`, which the page policy allows by its hash. The only component that writes a script. */
export function InlineScript({ name }: { name: keyof typeof PAGE_SCRIPTS }) {
  return <script>{PAGE_SCRIPTS[name]}</script>;
}
