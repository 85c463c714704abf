/** @jest-environment node */
/** Requirements: SAFE-04 */
import { ArticleJsonLd } from 'next-seo';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { toDataText } from './data-text';

const render = (headline: string) => renderToStaticMarkup(<ArticleJsonLd headline={headline} />);

test.each(['</script >', '</script\n>', '</SCRIPT/x>', '<!--<script>'])(
  'a text with %j does not end or swallow the structured data',
  (end) => {
    const html = render(toDataText(`News ${end}<img src="x">`));
    expect(html.match(/<(?!\/?script)/g)).toBeNull();
    const [script, ...others] = parse(html).querySelectorAll('*');
    expect(others).toEqual([]);
    expect(JSON.parse(script?.text ?? '').headline).toBe(`News ${end}<img src="x">`.replaceAll('<', '‹'));
  },
);

test('the library alone escapes one form of the end only', () => {
  expect(render('</script>')).not.toContain('</script>"');
  expect(render('</script >')).toContain('</script >');
});
