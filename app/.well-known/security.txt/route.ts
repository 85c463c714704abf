import { serveSecurityTxt } from '@/lib/routing/security-txt';

export const dynamic = 'force-dynamic';
export const GET = serveSecurityTxt;
