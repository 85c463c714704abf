/** `npm run page:waiting`: writes the page that the balancer answers when no instance can. */
import { writeFileSync } from 'node:fs';
import { renderWaitingPage } from '@/lib/routing/waiting-page';

const WAITING_PAGE = 'docs/deploy/waiting-page.html';

writeFileSync(WAITING_PAGE, await renderWaitingPage());
