import type { MetadataRoute } from 'next';
import { getSiteOrigin } from '@/lib/routing/site-address';

/** Pages that are not to be indexed say so themselves: a robot must be let in to read it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/gateway/' }, sitemap: `${getSiteOrigin()}/sitemap.xml` };
}
