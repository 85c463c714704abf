import { useLocale } from 'next-intl';
import { ContentTable } from '@/components/content/content-table';
import blocks from '@/components/content/text-blocks.module.css';
import { Icon } from '@/components/ui/icon';
import { type Block, listBlocks, readLines, readTable } from '@/lib/publications/publication-body';

interface Props {
  body: readonly string[];
  /** The blocks of its publication; without them every text is a paragraph. */
  skeleton: readonly Block[] | undefined;
}

/** The address of a link: a page of the portal is in the reader's language, its files have no language. */
function toHref(address: string, kind: Block['kind'], locale: string): string {
  return address.startsWith('/') && kind === 'link' ? `/${locale}${address === '/' ? '' : address}` : address;
}

function BodyBlock({ kind, address = '', text, locale }: Block & { text: string; locale: string }) {
  if (kind === 'heading') return <h2>{text}</h2>;
  if (kind === 'list')
    return (
      <ul className={blocks.list}>
        {readLines(text).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  const table = kind === 'table' ? readTable(text) : null;
  if (table) return <ContentTable {...table} />;
  if (kind === 'link' || kind === 'file')
    return (
      <p>
        <a href={toHref(address, kind, locale)}>
          {kind === 'file' ? <Icon name="download" /> : null}
          {text}
        </a>
      </p>
    );
  return <p>{text}</p>;
}

/** The body of a publication. Its texts are shown as text: no part of them is read as HTML. */
export function BodyBlocks({ body, skeleton }: Props) {
  const locale = useLocale();
  return listBlocks(skeleton, body.length).map((block, index) => (
    <BodyBlock key={block.id} {...block} text={body[index] ?? ''} locale={locale} />
  ));
}
