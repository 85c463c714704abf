/** @jest-environment node */
/** Requirements: SAFE-01 */
import { listScriptHashes } from './csp-hashes';

test('each inline script is named once; files and data are left out', () => {
  const html = `<script src="/a.js" async=""></script><script>alert(1)</script><script id="x">alert(1)</script>
    <script type="application/ld+json">{"a":1}</script>`;
  expect(listScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
