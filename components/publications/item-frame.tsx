import type { ComponentProps } from 'react';
import { PortalFrame } from '@/components/layout/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { PublicationKind } from '@/lib/publications/kinds';
import { ItemPage } from './item-page';

type Props<Kind extends PublicationKind> = ComponentProps<typeof ItemPage<Kind>> & { path: string };

/** One publication in the portal's frame, which dates the page by it (SHELL-15). */
export async function ItemFrame<Kind extends PublicationKind>({ path, ...page }: Props<Kind>) {
  return (
    <PortalFrame path={path} visitor={await readSession()} changedOn={page.item?.publishedAt}>
      <ItemPage {...page} />
    </PortalFrame>
  );
}
