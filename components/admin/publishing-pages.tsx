import type { ComponentType } from 'react';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { PageAddress } from '@/lib/routing/query-value';
import type { KeyOf } from '@/lib/routing/table';
import { AdminPage } from './admin-page';
import { MetaEditor } from './heads/meta-editor';
import { ImageList } from './images/image-list';
import { ImagePage } from './images/image-page';
import { ChoiceListsPage } from './lists/choice-lists-page';
import { DraftPage } from './publishing/draft-page';
import { PublicationsDesk } from './publishing/publications-desk';
import { SeasonPage } from './season/season-page';

const VIEWS: Record<KeyOf<'admin-publishing'>, ComponentType<AdminProps>> = {
  adminMeta: MetaEditor,
  adminPublications: PublicationsDesk,
  adminPublication: DraftPage,
  adminImages: ImageList,
  adminImage: ImagePage,
  adminSeason: SeasonPage,
  adminLists: ChoiceListsPage,
};

/** What editors publish: news items, images, page heads, season and lists. */
export const PublishingDesk = (address: PageAddress) => <AdminPage {...address} views={VIEWS} />;
