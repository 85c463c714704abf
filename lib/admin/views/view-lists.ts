import type { AdminPageKey } from '@/lib/admin/admin-pages';

/** The lists whose filters can be saved. */
export const VIEW_LISTS = ['requests', 'suppliers', 'registrations'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** The page of each list. Staff who may open it may save views of it. */
export const VIEW_PAGES = {
  requests: 'adminRequests',
  suppliers: 'adminSuppliers',
  registrations: 'adminAward',
} as const satisfies Record<ViewList, AdminPageKey>;

/** The query parameter that names the open view. */
export const VIEW_PARAMETER = 'view';
