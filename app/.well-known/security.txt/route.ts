import { answerSecurityTxt } from '@/lib/security/security-txt';

export const dynamic = 'force-dynamic';
export const GET = answerSecurityTxt;
