import type { MetadataRoute } from 'next';
import { getSiteOrigin } from '@/lib/routing/site-address';

/** Pages that must not be indexed say so themselves: a robot must be allowed to read them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/gateway/' }, sitemap: `${getSiteOrigin()}/sitemap.xml` };
}
