import { useLocale } from 'next-intl';
import { ContentTable } from '@/components/content/content-table';
import blocks from '@/components/content/text-blocks.module.css';
import { Icon } from '@/components/ui/icon';
import type { ShownImage } from '@/lib/publications/images/shown-image';
import { type Block, listBlocks, readLines, readTable } from '@/lib/publications/publication-body';
import { StoredPicture } from './stored-picture';

interface Props {
  body: readonly string[];
  /** The blocks of its publication; without them every text is a paragraph. */
  skeleton: readonly Block[] | undefined;
  images?: readonly ShownImage[];
  /** By block: what describes its image here, instead of the image’s own description. */
  descriptions?: Readonly<Record<string, string>> | undefined;
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
export function BodyBlocks({ body, skeleton, images = [], descriptions = {} }: Props) {
  const locale = useLocale();
  return listBlocks(skeleton, body.length).map((block, index) => {
    const text = body[index] ?? '';
    if (block.kind !== 'image') return <BodyBlock key={block.id} {...block} text={text} locale={locale} />;
    // An image that has expired or is deleted is not among those that readers see.
    const image = images.find(({ id }) => id === block.image);
    const description = descriptions[block.id] ?? image?.description ?? '';
    return image ? (
      <StoredPicture key={block.id} image={image} description={description} caption={text} />
    ) : null;
  });
}
